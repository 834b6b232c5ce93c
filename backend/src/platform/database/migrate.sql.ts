import { statement } from './statement';

/**
 * Lifts the idle timeout for this transaction: work that cannot run inside it runs beside it,
 * however long it takes.
 */
export const WAIT_BESIDE = statement({
  takes: {},
  gives: {},
  sql: 'set local idle_in_transaction_session_timeout = 0',
});
