import { Injectable } from '@nestjs/common';
import { declaredQueues } from '../platform/outbox/job';
import { Queues } from '../platform/queues/queues';

export interface QueueState {
  readonly active: number;
  /** Failed after the last attempt; kept for 30 days. */
  readonly failed: number;
}

/** How long a page waits for a queue store that does not respond. */
const PATIENCE_MS = 2_000;

/** Job counts that only the queues know. */
@Injectable()
export class QueueStates {
  constructor(private readonly queues: Queues) {}

  /** By queue name; empty when the queue store does not respond. */
  async all(): Promise<ReadonlyMap<string, QueueState>> {
    const asked = Promise.all(declaredQueues().map((name) => this.of(name)));
    // A late failure is ignored, since the page has been rendered by then.
    asked.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    });
    const states = await Promise.race([asked.catch(() => undefined), late]);
    clearTimeout(timer);
    return new Map(states);
  }

  /** The total over all queues. */
  async failed(): Promise<number> {
    return [...(await this.all()).values()].reduce((sum, { failed }) => sum + failed, 0);
  }

  private async of(name: string): Promise<[string, QueueState]> {
    const { active = 0, failed = 0 } = await this.queues.of(name).getJobCounts('active', 'failed');
    return [name, { active, failed }];
  }
}
