import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { requestId } from '../logging/request-context';
import type { JobKind } from './job';
import { CLAIM, type Part, PROMISE, PROMISE_ALL } from './outbox.sql';

interface LaterOptions {
  /** Not before this time; at once if omitted. */
  readonly runAt?: Date;
}

/**
 * The jobs a request enqueues, stored in the transaction that writes the data. The workers' relay
 * adds each row to its queue, so neither a crash nor the loss of the queue store loses a job.
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async later<Payload extends object>(
    kind: JobKind<Payload>,
    payload: Payload,
    options: LaterOptions = {},
  ): Promise<number> {
    const now = this.clock.now();
    const row = await PROMISE.first(this.em, {
      queue: kind.queue,
      name: kind.name,
      payload: JSON.stringify(payload),
      requestId: requestId() ?? null,
      createdAt: now,
      runAt: options.runAt ?? now,
    });
    if (!row) throw new Error('The outbox returned no row.');
    return row.id;
  }

  /**
   * Like `later`, for callers whose own statement enqueues the job: returns the parameters of
   * `promiseFor`.
   */
  part<Payload extends object>({ queue, name }: JobKind<Payload>): Part {
    return { queue, job: name, requestId: requestId() ?? null, promisedAt: this.clock.now() };
  }

  /**
   * Enqueues the same job with several payloads, in one statement.
   * @param scopes the request id to log for each job; defaults to that of this request
   */
  async laterForAll<Payload extends object>(
    kind: JobKind<Payload>,
    payloads: readonly Payload[],
    scopes: readonly (string | undefined)[] = [],
  ): Promise<void> {
    if (payloads.length === 0) return;
    const now = this.clock.now();
    const rows = payloads.map((payload, place) => ({
      payload,
      request_id: scopes[place] ?? requestId(),
    }));
    const { queue, name } = kind;
    await PROMISE_ALL.rows(this.em, { queue, name, now, due: JSON.stringify(rows) });
  }

  /** Announces to listeners that something happened. */
  async tell<Payload extends object>(fact: JobKind<Payload>, payload: Payload): Promise<number> {
    return this.later(fact, payload);
  }

  /**
   * Runs the effect of a job once, however often the queue delivers it: the row is claimed in the
   * transaction of the effect. An email over SMTP is sent inside that transaction; after a crash
   * between its acceptance and the commit it is sent again with the same Message-ID.
   * @returns false if it was already done
   */
  once(outboxId: number, effect: () => Promise<unknown>): Promise<boolean> {
    return this.onceForEach([outboxId], effect);
  }

  /**
   * Like `once` for several jobs, all or none of which are done.
   * @param effect receives the ids of the jobs that are still to be done
   */
  async onceForEach(
    outboxIds: readonly number[],
    effect: (claimed: ReadonlySet<number>) => Promise<unknown>,
  ): Promise<boolean> {
    return this.em.transactional(async (em) => {
      const claimed = await CLAIM.rows(em, { ids: outboxIds, now: this.clock.now() });
      if (claimed.length === 0) return false;
      await effect(new Set(claimed.map(({ id }) => id)));
      return true;
    });
  }
}
