import { Injectable } from '@nestjs/common';
import { declaredQueues } from '../platform/outbox/job';
import { Queues } from '../platform/queues/queues';

export interface QueueState {
  readonly active: number;
  /** Given up after the last try; kept for 30 days. */
  readonly failed: number;
}

/** A page waits no longer than this for a queue store that does not answer. */
const PATIENCE_MS = 2_000;

/** What only the queues themselves know of their jobs. */
@Injectable()
export class QueueStates {
  constructor(private readonly queues: Queues) {}

  /** By name; empty when the store of the queues does not answer. */
  async all(): Promise<ReadonlyMap<string, QueueState>> {
    const asked = Promise.all(declaredQueues().map((name) => this.of(name)));
    // The page is answered by then, and nobody waits for what still comes.
    asked.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    });
    const states = await Promise.race([asked.catch(() => undefined), late]);
    clearTimeout(timer);
    return new Map(states);
  }

  /** Of all queues together. */
  async failed(): Promise<number> {
    return [...(await this.all()).values()].reduce((sum, { failed }) => sum + failed, 0);
  }

  private async of(name: string): Promise<[string, QueueState]> {
    const { active = 0, failed = 0 } = await this.queues.of(name).getJobCounts('active', 'failed');
    return [name, { active, failed }];
  }
}
