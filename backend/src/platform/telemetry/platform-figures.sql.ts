import { nullable, number, statement, time } from '../database/statement';

/** The count stops here; a larger number would not tell more. */
export const COUNT_UP_TO = 100_000;

export const WAITING = statement({
  takes: { now: time },
  gives: { count: number },
  sql: `select count(*)::int as count
    from (select from outbox where handed_at is null and run_at <= :now limit ${COUNT_UP_TO}) due`,
});

export const OLDEST_WAITING = statement({
  takes: { now: time },
  gives: { since: nullable(time) },
  sql: 'select min(run_at) as since from outbox where handed_at is null and run_at <= :now',
});

export const OLDEST_UNDONE = statement({
  takes: { now: time },
  gives: { since: nullable(time) },
  sql: 'select min(run_at) as since from outbox where done_at is null and run_at <= :now',
});
