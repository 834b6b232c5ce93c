import { columns, statement, time } from '../../platform/database/statement';
import { ExportLink } from './export-link.entity';

/** The account whose export the link opens, unless it has expired or the member has left. */
export const OWNER_OF_LINK = statement({
  takes: { ...columns(ExportLink, 'tokenHash'), now: time },
  gives: columns(ExportLink, 'accountId'),
  sql: `select l.account_id as "accountId" from export_link l join account a on a.id = l.account_id
    where l.token_hash = :tokenHash and l.expires_at > :now and a.deleted_at is null`,
});
