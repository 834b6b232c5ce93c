import { ids, statement } from '../../platform/database/statement';

/** Before series are removed whose places others take with the same edit: marks then say so. */
export const NOTE_REPLACED_SCANS = statement({
  takes: { ids },
  gives: {},
  sql: `update pin set gone = 'replaced' where scan_id = any(:ids::bigint[])`,
});
