import { Account } from '../../auth/account.entity';
import { columns, ids, nullable, number, statement, text } from '../../platform/database/statement';

const { id } = columns(Account, 'id');

/** Nobody learns of a member who has blocked them. */
export const KNOWN_MEMBER = statement({
  takes: { id, readerId: number },
  gives: { id },
  sql: `select a.id from account a where a.id = :id and a.deleted_at is null
    and not exists (select from member_block b where b.blocker_id = a.id and b.blocked_id = :readerId)`,
});

export const REPORTED_MEMBERS = statement({
  takes: { ids },
  gives: { id, name: text, speciality: nullable(text), location: nullable(text) },
  sql: `select a.id, 'Dr. ' || trim(a.first_name || ' ' || a.last_name) as name, p.speciality, p.current_location as location
    from account a left join profile p on p.account_id = a.id where a.id = any(:ids::bigint[]) and a.deleted_at is null`,
});
