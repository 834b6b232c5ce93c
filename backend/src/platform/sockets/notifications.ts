export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

interface Waiting extends Notification {
  readonly sent: () => void;
  readonly failed: (error: unknown) => void;
}

const MOST_AT_ONCE = 500;

/**
 * Sends NOTIFY one statement at a time, each with everything that has gathered since the one before:
 * a statement that notifies is a commit of its own, and at a thousand events a second they would
 * queue up.
 */
export class Notifications {
  private waiting: Waiting[] = [];
  private isSending = false;

  constructor(private readonly transmit: (batch: readonly Notification[]) => Promise<unknown>) {}

  /** Resolves once it is sent. */
  send(notification: Notification): Promise<void> {
    return new Promise((sent, failed) => {
      this.waiting.push({ ...notification, sent, failed });
      if (!this.isSending) void this.sendAll();
    });
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    while (this.waiting.length > 0)
      await this.sendTogether(this.waiting.splice(0, this.untilRepeated()));
    this.isSending = false;
  }

  private async sendTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.transmit(batch);
      for (const { sent } of batch) sent();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  /** PostgreSQL delivers identical notifications of one transaction only once. */
  private untilRepeated(): number {
    const seen = new Set<string>();
    for (const { payload } of this.waiting) {
      if (seen.has(payload) || seen.size === MOST_AT_ONCE) break;
      seen.add(payload);
    }
    return seen.size;
  }
}
