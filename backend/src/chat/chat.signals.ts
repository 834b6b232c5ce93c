import { signal } from '../platform/outbox/job';

/** A message was sent in a room of two. Group messages do not raise this. */
export const messageSent = signal<{ messageId: number }>('message');
