import { columns, number, statement, time } from '../../platform/database/statement';
import { Account } from '../account.entity';

/** Somebody else who could do an administrator's work today. */
export const OTHER_ADMINISTRATOR = statement({
  takes: { memberId: number, now: time },
  gives: columns(Account, 'id'),
  sql: `select id from account where role = 'admin' and id <> :memberId and deleted_at is null
      and (suspended_until is null or suspended_until <= :now) limit 1`,
});

/** Other people who could decide today what administrators and moderators decide; two are enough to know. */
export const OTHER_DECIDERS = statement({
  takes: { memberId: number, now: time },
  gives: columns(Account, 'id'),
  sql: `select id from account where (role = 'admin' or 'moderator' = any (duties)) and id <> :memberId and deleted_at is null
      and (suspended_until is null or suspended_until <= :now) order by id limit 2`,
});
