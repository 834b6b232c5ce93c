import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';

/** A row of the outbox that waits for its moment. */
export interface PromisedJob {
  readonly id: number;
  readonly name: string;
  readonly payload: object;
  readonly requestId: string | null;
  readonly createdAt: string;
  readonly runAt: string;
}

const WAITS = 'queue = ? and handed_at is null and done_at is null and run_at > ?';

/** What was promised for later and is in no queue yet: reminders, for example. */
@Injectable()
export class PromisedJobs {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async count(queue: string): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from outbox where ${WAITS}`,
      [queue, this.clock.now()],
    );
    return row?.count ?? 0;
  }

  /** The next ones first. */
  page(queue: string, offset: number, limit: number): Promise<PromisedJob[]> {
    return this.em.execute<PromisedJob[]>(
      `select id, name, payload, request_id as "requestId", created_at as "createdAt", run_at as "runAt"
       from outbox where ${WAITS} order by run_at, id offset ? limit ?`,
      [queue, this.clock.now(), offset, limit],
    );
  }

  async find(queue: string, id: number): Promise<PromisedJob | undefined> {
    const [row] = await this.em.execute<PromisedJob[]>(
      `select id, name, payload, request_id as "requestId", created_at as "createdAt", run_at as "runAt"
       from outbox where ${WAITS} and id = ?`,
      [queue, this.clock.now(), id],
    );
    return row;
  }
}
