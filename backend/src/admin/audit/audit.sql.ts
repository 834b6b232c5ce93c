import { Account } from '../../auth/account.entity';
import { AuditEvent } from '../../platform/audit/audit-event.entity';
import { columns, number, statement, text } from '../../platform/database/statement';
import { ACCOUNT_NAMED } from '../../profiles/people/typed-name';

/** One look into the index for each, however many lines there are. */
export const EVERY_ACTION = statement({
  takes: {},
  gives: columns(AuditEvent, 'action'),
  sql: `with recursive every_action as (
      (select action from audit_event order by action limit 1)
      union all select (select e.action from audit_event e where e.action > every_action.action order by e.action limit 1)
      from every_action where every_action.action is not null)
    select action from every_action where action is not null`,
});

export const MEMBERS_CALLED = statement({
  takes: { name: text, text, end: text, word: text, most: number },
  gives: columns(Account, 'id'),
  sql: `select a.id from account a where a.deleted_at is null
      and (a.email_key = :name or (:text <> '' and ${ACCOUNT_NAMED})) order by a.id limit :most::int`,
});
