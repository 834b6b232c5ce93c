import { statement } from './statement';

/** Gives up on a lock soon, for this transaction: whoever waits for a table holds up its members. */
export const WAIT_BRIEFLY = statement({
  takes: {},
  gives: {},
  sql: "set local lock_timeout = '2s'",
});
