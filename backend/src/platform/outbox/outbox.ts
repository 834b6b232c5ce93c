import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { arrayOf } from '../database/columns';
import { requestId } from '../logging/request-context';
import type { JobKind } from './job';

interface LaterOptions {
  /** Not before this moment; at once if left out. */
  readonly runAt?: Date;
}

/** A piece of a statement, and what its question marks stand for. */
export interface Part {
  readonly sql: string;
  readonly params: readonly unknown[];
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
    const [row] = await this.em.execute<{ id: number }[]>(
      'insert into outbox (queue, name, payload, request_id, created_at, run_at) values (?, ?, ?::jsonb, ?, ?, ?) returning id',
      [
        kind.queue,
        kind.name,
        JSON.stringify(payload),
        requestId() ?? null,
        now,
        options.runAt ?? now,
      ],
    );
    if (!row) throw new Error('The outbox returned no row.');
    return row.id;
  }

  /**
   * The same within a statement of the caller's, which writes the data too: one row for each row of `from`.
   * @param payload an SQL expression of type jsonb, over the columns of `from`
   */
  part<Payload extends object>(kind: JobKind<Payload>, from: string, payload: Part): Part {
    const now = this.clock.now();
    return {
      sql: `insert into outbox (queue, name, payload, request_id, created_at, run_at)
        select ?, ?, ${payload.sql}, ?, cast(? as timestamptz), cast(? as timestamptz) from ${from}`,
      params: [kind.queue, kind.name, ...payload.params, requestId() ?? null, now, now],
    };
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
    await this.em.execute(
      `insert into outbox (queue, name, payload, request_id, created_at, run_at)
       select ?, ?, payload, request_id, cast(? as timestamptz), cast(? as timestamptz)
       from jsonb_to_recordset(cast(? as jsonb)) as due(payload jsonb, request_id text)`,
      [kind.queue, kind.name, now, now, JSON.stringify(rows)],
    );
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
      const claimed = await em.execute<{ id: number }[]>(
        `update outbox set done_at = ? where id = any(cast(? as bigint[])) and done_at is null returning id`,
        [this.clock.now(), arrayOf(outboxIds)],
      );
      if (claimed.length === 0) return false;
      await effect(new Set(claimed.map(({ id }) => id)));
      return true;
    });
  }
}
