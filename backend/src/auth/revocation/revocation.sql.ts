import {
  columns,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { Account } from '../account.entity';

/**
 * Later domains own some of these tables (push_subscription, export_link), but what ends access to
 * an account is in one place.
 */
const OWNER = { accountId: number };
const OTHERS = { ...OWNER, exceptSessionId: number };

export const SET_PASSWORD_HASH = statement({
  takes: { ...OWNER, hash: nullable(text), now: time },
  gives: {},
  sql: 'update account set password_hash = :hash, password_changed_at = :now where id = :accountId',
});

export const END_REFRESH_TOKENS = statement({
  takes: OTHERS,
  gives: {},
  sql: `delete from refresh_token t using session s
    where s.id = t.session_id and s.account_id = :accountId and s.id <> :exceptSessionId`,
});

export const END_PASSKEYS = statement({
  takes: { ...OWNER, since: time },
  gives: {},
  sql: 'delete from passkey where account_id = :accountId and created_at >= :since',
});

export const END_IDENTITIES = statement({
  takes: { ...OWNER, since: time },
  gives: {},
  sql: 'delete from identity where account_id = :accountId and created_at >= :since',
});

/** They belong to the second step. */
export const END_STRAY_RECOVERY_CODES = statement({
  takes: OWNER,
  gives: {},
  sql: `delete from recovery_code c where c.account_id = :accountId
    and not exists (select from totp t where t.account_id = c.account_id and t.confirmed_at is not null)`,
});

export const END_PUSH_SUBSCRIPTIONS = statement({
  takes: OTHERS,
  gives: {},
  sql: 'delete from push_subscription where member_id = :accountId and session_id <> :exceptSessionId',
});

export const END_EXPORT_LINKS = statement({
  takes: { ...OWNER, now: time },
  gives: {},
  sql: 'update export_link set ended_at = :now where account_id = :accountId and ended_at is null',
});

/** Deleted, so that codes asked for by somebody else do not use up the owner's. */
export const END_CODES = statement({
  takes: OWNER,
  gives: {},
  sql: 'delete from one_time_code where account_id = :accountId',
});

export const END_VERIFICATION_LINKS = statement({
  takes: OWNER,
  gives: {},
  sql: 'delete from email_verification where account_id = :accountId',
});

/** An address that no longer belongs to the account must not be able to lock its owner out. */
export const END_LINKS_SENT_ELSEWHERE = statement({
  takes: { ...OWNER, now: time },
  gives: {},
  sql: `update account_link l set used_at = :now from account a
    where a.id = l.account_id and a.id = :accountId and l.purpose = 'not-me' and l.used_at is null and l.email is distinct from a.email`,
});

export const END_NOT_ME_LINKS = statement({
  takes: { ...OWNER, now: time },
  gives: {},
  sql: `update account_link set used_at = :now where account_id = :accountId and purpose = 'not-me' and used_at is null`,
});

/**
 * Of an account without a password, when neither Google, Apple nor a passkey opens it any more: it
 * becomes an account with a password, which is chosen with an emailed code.
 */
export const OPEN_TO_PASSWORD = statement({
  takes: OWNER,
  gives: columns(Account, 'id'),
  sql: `update account a set login_type = 'ID_PASS' where a.id = :accountId and a.login_type = 'third_party'
      and not exists (select from identity i where i.account_id = a.id)
      and not exists (select from passkey p where p.account_id = a.id)
    returning a.id`,
});

/** Whoever asked for the account to be deleted has to show again that its mail is theirs. */
export const END_DELETION_PROOFS = statement({
  takes: OWNER,
  gives: {},
  sql: `update deletion_request r set token_hash = null, proved_at = null from account a
    where a.id = :accountId and r.closed_at is null and (r.member_id = a.id or a.email_key = lower(normalize(r.email, nfkc)))`,
});
