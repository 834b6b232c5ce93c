import {
  columns,
  ids,
  json,
  number,
  type RowOf,
  statement,
  texts,
  time,
} from '../database/statement';
import { QUEUE_SCHEMA } from '../queues/connection';
import { OutboxEntry } from './outbox-entry.entity';

const ROW = {
  ...columns(OutboxEntry, 'id', 'queue', 'name'),
  payload: json<object>(),
  request_id: columns(OutboxEntry, 'requestId').requestId,
};

/** Skips rows that another relay has locked. */
const locked = (condition: string) =>
  `select o.id, o.queue, o.name, o.payload, o.request_id from outbox o where ${condition} limit :most for update skip locked`;

/** Queue by queue, in the given order. */
export const DUE = statement({
  takes: { queues: texts, now: time, most: number },
  gives: ROW,
  sql: `select due.* from unnest(cast(:queues as text[])) with ordinality as served(queue, rank)
    cross join lateral (${locked('o.queue = served.queue and o.handed_at is null and o.run_at <= :now order by o.run_at, o.id')}) due
    order by served.rank`,
});
export type OutboxRow = RowOf<typeof DUE>;

export const STUCK = statement({
  takes: { handedBefore: time, now: time, shareOfAge: number, most: number },
  gives: ROW,
  sql: locked(`done_at is null and handed_at < :handedBefore
    and handed_at < :now::timestamptz - (handed_at - run_at) * :shareOfAge::float order by handed_at`),
});

export const HANDED = statement({
  takes: { ids, now: time },
  gives: {},
  sql: 'update outbox set handed_at = :now where id = any(:ids::bigint[])',
});

export const PUT_RIGHT = statement({
  takes: { now: time, ahead: time },
  gives: {},
  sql: `update outbox o set created_at = least(o.created_at, t.now),
      run_at = case when o.run_at <= o.created_at + interval '1 minute' then least(o.run_at, t.now) else o.run_at end,
      handed_at = case when o.handed_at > t.now then t.now else o.handed_at end
    from (select cast(:now as timestamptz) as now) t where o.done_at is null and (o.created_at > :ahead or o.handed_at > :ahead)`,
});

/**
 * In a queue in PostgreSQL: while the clock was ahead, BullMQ noted when it had last looked for
 * abandoned jobs and until when jobs were locked. Until that time came it would not look again, and
 * would hold a job for a process that is gone. No lock lasts a minute, so what is further ahead is
 * wrong. Times are in ms.
 */
export const PUT_QUEUES_RIGHT = statement({
  takes: { nowMs: number, aheadMs: number },
  gives: {},
  sql: `with looked as (update ${QUEUE_SCHEMA}.meta set value = cast(:nowMs as bigint)::text
      where case when field = 'stalled-check' then value::bigint end > cast(:aheadMs as bigint))
    update ${QUEUE_SCHEMA}.job set locked_until_ms = cast(:nowMs as bigint)
    where state = 'active' and locked_until_ms > cast(:aheadMs as bigint)`,
});
