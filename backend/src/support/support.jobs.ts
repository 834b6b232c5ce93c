import { job } from '../platform/outbox/job';

export const confirmContact = job<{ messageId: number }>('mail', 'contact-received');
/** Not `requestId`: that is the request which promised the job. */
export const confirmDeletionRequest = job<{ letterId: number }>(
  'mail',
  'deletion-request-received',
);
/** Runs on a schedule: what was written to us is forgotten after a year. */
export const forgetLetters = job<Record<string, never>>('support', 'forget-letters');
