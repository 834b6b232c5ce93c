import { columns, nullable, number, statement, text, texts, time } from '../database/statement';
import { LiveProcess } from './live-process.entity';

const { kind } = columns(LiveProcess, 'kind');

export const BEAT = statement({
  takes: { ...columns(LiveProcess, 'id', 'seenAt'), kind, queues: nullable(texts) },
  gives: {},
  sql: `insert into live_process (id, kind, seen_at, queues) values (:id, :kind, :seenAt, :queues)
    on conflict (id) do update set seen_at = excluded.seen_at`,
});

export const COUNT_LIVING = statement({
  takes: { since: time },
  gives: { kind, count: number },
  sql: 'select kind, count(*)::int as count from live_process where seen_at > :since group by kind',
});

/** A worker of the version before does not say which queues it serves: it serves all. */
export const COUNT_SERVING = statement({
  takes: { declared: texts, since: time },
  gives: { queue: text, count: number },
  sql: `select queue, count(*)::int as count
    from live_process p cross join unnest(coalesce(p.queues, cast(:declared as text[]))) queue
    where p.kind = 'workers' and p.seen_at > :since group by queue`,
});
