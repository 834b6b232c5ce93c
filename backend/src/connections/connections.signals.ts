import { signal } from '../platform/outbox/job';

/**
 * Ids of a connection record and its two members; by the time a listener runs it may be gone or
 * accepted.
 */
export interface ConnectionFact {
  readonly connectionId: number;
  readonly senderId: number;
  readonly receiverId: number;
}

/** The sender asked the receiver to connect: notifies the receiver. */
export const connectionRequested = signal<ConnectionFact>('connection-requested');
/** The receiver accepted: notifies the sender. */
export const connectionAccepted = signal<ConnectionFact>('connection-accepted');
