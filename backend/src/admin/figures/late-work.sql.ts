import { columns, number, statement, texts, time } from '../../platform/database/statement';
import { OutboxEntry } from '../../platform/outbox/outbox-entry.entity';

/**
 * What should have been done by a moment, by what is to be done, the longest overdue first. Two indexes give it: what no queue has yet,
 * and what is under way; reminders that are still to come are in neither range.
 */
export const LATE_WORK = statement({
  takes: { queues: texts, before: time, most: number },
  gives: { ...columns(OutboxEntry, 'queue', 'name'), count: number, since: time },
  sql: `with late as (
      select o.queue, o.name, o.run_at from unnest(cast(:queues as text[])) q (name)
        join outbox o on o.queue = q.name and o.handed_at is null and o.done_at is null and o.run_at < :before
      union all
      select o.queue, o.name, o.run_at from outbox o
        where o.handed_at is not null and o.done_at is null and o.run_at < :before)
    select queue, name, count(*)::int as count, min(run_at) as since from late group by queue, name order by 4, 1, 2 limit :most::int`,
});
