import { signal } from '../platform/outbox/job';

/** Ids of a record of the graph and of its two members; it may be gone, or go on, by the time this is heard. */
export interface ConnectionFact {
  readonly connectionId: number;
  readonly senderId: number;
  readonly receiverId: number;
}

/** The sender asks the receiver to connect: the receiver wants to know. */
export const connectionRequested = signal<ConnectionFact>('connection-requested');
/** The receiver said yes: the sender wants to know. */
export const connectionAccepted = signal<ConnectionFact>('connection-accepted');
