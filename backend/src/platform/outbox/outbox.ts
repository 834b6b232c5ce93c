import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { requestId } from '../logging/request-context';
import type { JobKind } from './job';
import { CLAIM, type Part, PROMISE, PROMISE_ALL } from './outbox.sql';

interface LaterOptions {
  /** Not before this moment; at once if left out. */
  readonly runAt?: Date;
}

/**
 * What a request promises, kept in the transaction that writes the data. The workers' relay hands each row to its queue, so
 * neither a crash nor a lost queue store loses it.
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

  /** The same within a statement of the caller's, which writes the data too: what its `promiseFor` takes. */
  part<Payload extends object>({ queue, name }: JobKind<Payload>): Part {
    return { queue, job: name, requestId: requestId() ?? null, promisedAt: this.clock.now() };
  }

  /**
   * The same job for many, in one statement.
   * @param scopes the ids that logs tell of what comes of each; without one that of this request
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

  /** Tells those who listen that something happened. */
  async tell<Payload extends object>(fact: JobKind<Payload>, payload: Payload): Promise<number> {
    return this.later(fact, payload);
  }

  /**
   * Does the effect of a job once, however often the queue delivers it: the row is claimed in the transaction of the effect.
   * @returns false when it had been done before
   */
  once(outboxId: number, effect: () => Promise<unknown>): Promise<boolean> {
    return this.onceForEach([outboxId], effect);
  }

  /**
   * The same for several, of which all are done or none.
   * @param effect is told which of them are to be done
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
