import { statement } from './statement';

/** What cannot stand in a transaction is done beside it, however long that takes. */
export const WAIT_BESIDE = statement({
  takes: {},
  gives: {},
  sql: 'set local idle_in_transaction_session_timeout = 0',
});
