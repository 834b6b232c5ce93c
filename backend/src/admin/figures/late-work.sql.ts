import { columns, number, statement, texts, time } from '../../platform/database/statement';
import { OutboxEntry } from '../../platform/outbox/outbox-entry.entity';

/**
 * Jobs that were due before a point in time and are not done, by kind, longest overdue first. Two
 * index ranges are read: jobs not yet in a queue, and jobs in progress. Future reminders are in
 * neither.
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
