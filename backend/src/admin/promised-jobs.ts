import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { COUNT_PROMISED, ONE_PROMISED, PROMISED, type PromisedJob } from './promised-jobs.sql';

/** Scheduled jobs that are still in the outbox, for example reminders. */
@Injectable()
export class PromisedJobs {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async count(queue: string): Promise<number> {
    const row = await COUNT_PROMISED.first(this.em, { queue, now: this.clock.now() });
    return row?.count ?? 0;
  }

  /** The next ones first. */
  page(queue: string, from: number, most: number): Promise<PromisedJob[]> {
    return PROMISED.rows(this.em, { queue, now: this.clock.now(), from, most });
  }

  find(queue: string, id: number): Promise<PromisedJob | undefined> {
    return ONE_PROMISED.first(this.em, { queue, now: this.clock.now(), id });
  }
}
