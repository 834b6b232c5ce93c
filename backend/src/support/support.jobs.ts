import { job, repeatedJob } from '../platform/outbox/job';

export const confirmContact = job<{ messageId: number }>('mail', 'contact-received');
/** Not called `requestId`, which is the id of the request that enqueued the job. */
export const confirmDeletionRequest = job<{ letterId: number }>(
  'mail',
  'deletion-request-received',
);
/** Emails a link to the account's own address. */
export const askForProof = job<{ letterId: number }>('mail', 'deletion-proof');
export const tellOfRefusal = job<{ letterId: number }>('mail', 'deletion-refused');
/** Repeated job: deletes messages after a year. */
export const forgetLetters = repeatedJob('support', 'forget-letters', 24 * 3_600_000);
