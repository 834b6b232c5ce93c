import { columns, statement, time } from '../../platform/database/statement';
import { Account } from '../account.entity';
import { Identity } from './identity.entity';

export const KNOWN_IDENTITY = statement({
  takes: columns(Identity, 'issuer', 'subject'),
  gives: columns(Account, 'id', 'deletedAt'),
  sql: `select a.id, a.deleted_at as "deletedAt" from identity i join account a on a.id = i.account_id
    where i.issuer = :issuer and i.subject = :subject`,
});

/** Locked, so that nobody verifies the address meanwhile. */
export const LOCK_BY_ADDRESS = statement({
  takes: columns(Account, 'emailKey'),
  gives: columns(Account, 'id', 'email', 'emailVerifiedAt', 'deletedAt'),
  sql: `select id, email, email_verified_at as "emailVerifiedAt", deleted_at as "deletedAt" from account
    where email_key = :emailKey for update`,
});

/** Whether its member can still log in. A forgotten password can be replaced with an emailed code. */
export const HAS_WAY_IN = statement({
  takes: columns(Account, 'id'),
  gives: columns(Account, 'id'),
  sql: `select a.id from account a where a.id = :id and (a.login_type = 'ID_PASS'
    or exists (select from identity i where i.account_id = a.id) or exists (select from passkey p where p.account_id = a.id))`,
});

/** A name that the provider does not tell stays as it was. */
export const TAKE_OVER = statement({
  takes: { ...columns(Account, 'id', 'firstName', 'lastName'), now: time },
  gives: {},
  sql: `update account set password_hash = null, login_type = 'third_party', email_verified_at = :now,
    first_name = coalesce(nullif(:firstName, ''), first_name), last_name = coalesce(nullif(:lastName, ''), last_name) where id = :id`,
});
