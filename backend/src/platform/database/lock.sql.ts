import { statement, text } from './statement';

/** What goes by one name happens one after another, each to the end of its transaction. */
export const LOCK = statement({
  takes: { name: text },
  gives: { locked: text },
  sql: 'select pg_advisory_xact_lock(hashtextextended(:name, 0))::text as locked',
});
