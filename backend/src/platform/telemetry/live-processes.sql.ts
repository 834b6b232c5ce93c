import { columns, number, statement, time } from '../database/statement';
import { LiveProcess } from './live-process.entity';

const { kind } = columns(LiveProcess, 'kind');

export const BEAT = statement({
  takes: { ...columns(LiveProcess, 'id', 'seenAt'), kind },
  gives: {},
  sql: `insert into live_process (id, kind, seen_at) values (:id, :kind, :seenAt)
    on conflict (id) do update set seen_at = excluded.seen_at`,
});

export const COUNT_LIVING = statement({
  takes: { since: time },
  gives: { kind, count: number },
  sql: 'select kind, count(*)::int as count from live_process where seen_at > :since group by kind',
});
