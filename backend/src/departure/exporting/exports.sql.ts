import { columns, number, statement, time } from '../../platform/database/statement';
import { ExportLink } from './export-link.entity';

const LINK = { ...columns(ExportLink, 'tokenHash', 'accountId'), now: time, most: number };

/** Whether the link still opens the export of its owner. */
const IS_OPEN = `token_hash = :tokenHash and account_id = :accountId and expires_at > :now
  and ended_at is null and opened < :most`;

export const LOOK_AT_LINK = statement({
  takes: LINK,
  gives: columns(ExportLink, 'opened'),
  sql: `select opened from export_link where ${IS_OPEN}`,
});

/** Counted before the archive is written, so that parallel requests share the limit. */
export const OPEN_LINK = statement({
  takes: LINK,
  gives: columns(ExportLink, 'opened'),
  sql: `update export_link set opened = opened + 1 where ${IS_OPEN} returning opened`,
});
