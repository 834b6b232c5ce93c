import { statement, text } from './statement';

/** Serialises work by name: the lock is held until the end of the transaction. */
export const LOCK = statement({
  takes: { name: text },
  gives: { locked: text },
  sql: 'select pg_advisory_xact_lock(hashtextextended(:name, 0))::text as locked',
});
