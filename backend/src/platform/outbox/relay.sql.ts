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
