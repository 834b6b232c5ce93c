import { json, number, type RowOf, statement, text } from '../database/statement';

/**
 * The repeated jobs that BullMQ has scheduled in PostgreSQL and whose next run is pending: one
 * query instead of one for each queue, which BullMQ would answer by writing all of them again.
 */
export const SCHEDULES = statement({
  takes: {},
  gives: { queue: text, name: text, everyMs: number, options: json<object>() },
  sql: `select s.queue, s.scheduler_id as name, s.every_ms as "everyMs", s.template_opts as options
    from bullmq.scheduler s join bullmq.job j on j.queue = s.queue and j.id = 'repeat:' || s.scheduler_id || ':' || s.next_run_ms
    where j.state in ('delayed', 'waiting', 'active') and s.every_ms is not null`,
});
export type Schedule = RowOf<typeof SCHEDULES>;
