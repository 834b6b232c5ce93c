import { job } from '../platform/outbox/job';

export const confirmContact = job<{ messageId: number }>('mail', 'contact-received');
export const confirmDeletionRequest = job<{ requestId: number }>('mail', 'deletion-request-received');
/** Runs on a schedule: what was written to us is forgotten after a year. */
export const forgetLetters = job<Record<string, never>>('support', 'forget-letters');
