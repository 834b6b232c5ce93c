import {
  bytes,
  columns,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { AccountLink } from './account-link.entity';
import { EmailChange } from './email-change.entity';

const OWNER = columns(EmailChange, 'accountId');
const CHANGE = columns(EmailChange, 'id');

export const RECENTLY_ASKED = statement({
  takes: { ...OWNER, from: time },
  gives: columns(EmailChange, 'askedAt'),
  sql: `select asked_at as "askedAt" from email_change where account_id = :accountId and asked_at > :from order by id desc limit 50`,
});

/** Only the newest request: one that was replaced can no longer be confirmed. */
export const WAITING_CHANGE = statement({
  takes: OWNER,
  gives: columns(EmailChange, 'id', 'oldEmail', 'newEmail', 'askedAt', 'codeSentAt'),
  sql: `select id, old_email as "oldEmail", new_email as "newEmail", asked_at as "askedAt", code_sent_at as "codeSentAt" from email_change
    where account_id = :accountId and confirmed_at is null and ended_at is null
      and id = (select max(id) from email_change newest where newest.account_id = :accountId)`,
});

/** Whether another account has the address, or may still get it back. */
export const IS_TAKEN = statement({
  takes: { ...OWNER, email: text, key: text, from: time },
  gives: { accountId: nullable(number) },
  sql: `select a.id as "accountId" from account a where a.email_key = :key and a.deleted_at is null and a.id <> :accountId
    union all
    select null from email_change c where c.old_email = :email and c.account_id <> :accountId
      and c.confirmed_at > :from and c.ended_at is null
    limit 1`,
});

/** Whether its last owner may still get it back. */
export const IS_RESERVED = statement({
  takes: { email: text, from: time },
  gives: CHANGE,
  sql: `select id from email_change where old_email = :email and confirmed_at > :from and ended_at is null limit 1`,
});

/**
 * Ends all later changes as well: an intruder who moved the account on must not be able to undo
 * that.
 */
export const END_CHANGES = statement({
  takes: { ...OWNER, ...CHANGE, now: time },
  gives: CHANGE,
  sql: `update email_change set ended_at = :now where account_id = :accountId and id >= :id and ended_at is null returning id`,
});

/** Also those of requests that were replaced: whoever undid something has no second try. */
export const END_LINKS_OF_CHANGES = statement({
  takes: { ...OWNER, ...CHANGE, now: time },
  gives: {},
  sql: `update account_link set used_at = :now where account_id = :accountId and email_change_id >= :id and used_at is null`,
});

export const END_WISHES = statement({
  takes: { ...OWNER, now: time },
  gives: {},
  sql: `update email_change set ended_at = :now where account_id = :accountId and confirmed_at is null and ended_at is null`,
});

export const MOVE_ACCOUNT = statement({
  takes: { ...OWNER, email: text, key: text, now: time },
  gives: { accountId: number },
  sql: `update account set email = :email, email_key = :key, email_verified_at = :now where id = :accountId and deleted_at is null
    returning id as "accountId"`,
});

export const MARK_CONFIRMED = statement({
  takes: { ...CHANGE, now: time },
  gives: CHANGE,
  sql: `update email_change c set confirmed_at = :now, password_hash = a.password_hash from account a
    where c.id = :id and a.id = c.account_id and c.confirmed_at is null and c.ended_at is null returning c.id`,
});

/** Each email has its own link; a retry of the same email finds it again. */
export const ADD_LINK = statement({
  takes: columns(
    AccountLink,
    'tokenHash',
    'accountId',
    'purpose',
    'email',
    'emailChangeId',
    'since',
    'expiresAt',
  ),
  gives: {},
  sql: `insert into account_link (token_hash, account_id, purpose, email, email_change_id, since, expires_at)
    values (:tokenHash, :accountId, :purpose, :email, :emailChangeId, :since, :expiresAt)
    on conflict (token_hash) do update set expires_at = excluded.expires_at`,
});

export const FIND_LINK = statement({
  takes: { ...columns(AccountLink, 'tokenHash', 'purpose'), now: time },
  gives: columns(AccountLink, 'accountId', 'email', 'emailChangeId', 'since', 'usedAt'),
  sql: `select account_id as "accountId", email, email_change_id as "emailChangeId", since, used_at as "usedAt" from account_link
    where token_hash = :tokenHash and purpose = :purpose and expires_at > :now`,
});

/** Only the first use succeeds. */
export const USE_LINK = statement({
  takes: { tokenHash: bytes, now: time },
  gives: columns(AccountLink, 'accountId'),
  sql: `update account_link set used_at = :now where token_hash = :tokenHash and used_at is null returning account_id as "accountId"`,
});

/** The earliest sign-in that was reported to the address and can still be disowned. */
export const FIRST_REPORTED = statement({
  takes: { ...OWNER, email: nullable(text), now: time },
  gives: { since: nullable(time) },
  sql: `select min(since) as since from account_link
    where account_id = :accountId and purpose = 'not-me' and used_at is null and expires_at > :now
      and (email = :email or cast(:email as text) is null)`,
});

/** The first change that was confirmed since then and still holds. */
export const FIRST_CONFIRMED = statement({
  takes: { ...OWNER, since: time },
  gives: columns(EmailChange, 'id', 'accountId', 'oldEmail'),
  sql: `select id, account_id as "accountId", old_email as "oldEmail" from email_change
    where account_id = :accountId and confirmed_at >= :since and ended_at is null order by id limit 1`,
});

/** Addresses that can still get the account back. */
export const ADDRESSES_WITH_WAY_BACK = statement({
  takes: { ...OWNER, from: time },
  gives: columns(EmailChange, 'oldEmail'),
  sql: `select distinct c.old_email as "oldEmail" from email_change c join account a on a.id = c.account_id
    where c.account_id = :accountId and c.confirmed_at > :from and c.ended_at is null and c.old_email <> a.email`,
});

/** An account of Google or Apple whose owner has chosen a password. */
export const TAKE_PASSWORD = statement({
  takes: OWNER,
  gives: {},
  sql: `update account set login_type = 'ID_PASS' where id = :accountId`,
});

/** Deletes emails in the embedded inbox to previous or requested addresses of the account. */
export const FORGET_MAILS = statement({
  takes: OWNER,
  gives: {},
  sql: `delete from dev_mail where recipient in (select old_email from email_change where account_id = :accountId
    union select new_email from email_change where account_id = :accountId)`,
});
