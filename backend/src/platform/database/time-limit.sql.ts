import { statement, text } from './statement';

/** Limits the time of each further statement of the transaction. @param limit as in `500ms` */
export const LIMIT_TIME = statement({
  takes: { limit: text },
  gives: { limit: text },
  sql: `select set_config('statement_timeout', :limit, true) as limit`,
});
