import type { Outgoing } from './chat-state';

/**
 * How each message stands, known before the page is drawn anew. The browser and the socket may both say in one moment that the
 * connection is back: what the first has sent again is on its way for the second.
 */
export class KnownOutgoing {
  private readonly known = new Map<string, Outgoing>();

  put(outgoing: Outgoing): void {
    this.known.set(outgoing.message.clientId, outgoing);
  }

  forget(clientId: string): void {
    this.known.delete(clientId);
  }

  /** @param drawn what the page shows, perhaps as it stood a moment ago */
  of(drawn: readonly Outgoing[]): Outgoing[] {
    return drawn.map((each) => this.known.get(each.message.clientId) ?? each);
  }
}
