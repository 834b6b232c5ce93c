import type { ChatMessage } from '../chat';

type Sending = 'sending' | 'failed';

/** A message of the reader that is not stored yet. */
export interface Outgoing {
  message: ChatMessage;
  state: Sending;
  /** Why the server refused it. A refused message is not retried. */
  problem?: string;
  /** How often the connection broke while it was sent. */
  breaks?: number;
  /** The upload progress of a file, in percent. */
  progress?: number;
  /** The text may identify a patient, so the sender must confirm it first. */
  asks?: boolean;
  isConfirmed?: boolean;
}

const MOST_BREAKS = 2;

/** The message itself may be what breaks the connection, so it is resent only by hand. */
const waitsForWriter = ({ breaks = 0 }: Outgoing) => breaks >= MOST_BREAKS;

/**
 * What is resent automatically once the connection is back: not what was refused, nor what broke
 * the connection twice.
 */
export function toSendAgain(outgoing: readonly Outgoing[]): Outgoing[] {
  return outgoing.filter(
    (each) => each.state === 'failed' && each.problem === undefined && !waitsForWriter(each),
  );
}

/** A failure while offline does not count as a break. */
export function broken(outgoing: Outgoing, wasOnline: boolean): Outgoing {
  const { breaks = 0 } = outgoing;
  return { ...outgoing, state: 'failed', breaks: wasOnline ? breaks + 1 : breaks };
}
