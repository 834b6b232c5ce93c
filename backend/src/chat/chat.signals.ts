import { signal } from '../platform/outbox/job';

/** Somebody wrote to somebody, in a room of two. What is said in groups is no such news. */
export const messageSent = signal<{ messageId: number }>('message');
