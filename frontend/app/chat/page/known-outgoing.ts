import type { Outgoing } from './outgoing';

/**
 * The current state of each outgoing message, known before the next render. The browser and the
 * socket may both report at the same moment that the connection is back: the second must see that
 * the first is already resending.
 */
export class KnownOutgoing {
  private readonly known = new Map<string, Outgoing>();

  put(outgoing: Outgoing): void {
    this.known.set(outgoing.message.clientId, outgoing);
  }

  forget(clientId: string): void {
    this.known.delete(clientId);
  }

  /** @param drawn the messages as rendered, which may be out of date */
  of(drawn: readonly Outgoing[]): Outgoing[] {
    return drawn.map((each) => this.known.get(each.message.clientId) ?? each);
  }
}
