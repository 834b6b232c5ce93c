import { job, repeatedJob } from '../platform/outbox/job';

export const confirmContact = job<{ messageId: number }>('mail', 'contact-received');
/** Not `requestId`: that is the request which promised the job. */
export const confirmDeletionRequest = job<{ letterId: number }>(
  'mail',
  'deletion-request-received',
);
/** Comes back by itself: what was written to us is forgotten after a year. */
export const forgetLetters = repeatedJob('support', 'forget-letters', 24 * 3_600_000);
