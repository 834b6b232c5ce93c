import { columns, statement, texts, time } from '../database/statement';
import { RepeatedJob } from './repeated-job.entity';

const { name } = columns(RepeatedJob, 'name');

export const EXPECT = statement({
  takes: { names: texts, now: time },
  gives: {},
  sql: `insert into repeated_job (name, known_since) select unnest(:names::text[]), :now on conflict (name) do nothing`,
});

export const HAS_RUN = statement({
  takes: { name, now: time },
  gives: {},
  sql: `insert into repeated_job (name, known_since, last_ran_at) values (:name, :now, :now)
    on conflict (name) do update set last_ran_at = excluded.last_ran_at`,
});

/** A job that never ran is counted from when it was first expected. */
export const LAST_RUNS = statement({
  takes: {},
  gives: { name, since: time },
  sql: 'select name, coalesce(last_ran_at, known_since) as since from repeated_job',
});
