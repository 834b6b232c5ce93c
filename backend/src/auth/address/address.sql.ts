import {
  bytes,
  columns,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { Passkey } from '../passkeys/passkey.entity';
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

/** Links and codes sent to one address must not work once the account has another. */
export const END_LINKS_AND_CODES = statement({
  takes: { ...OWNER, now: time },
  gives: {},
  sql: `with links as (delete from email_verification where account_id = :accountId)
    update one_time_code set used_at = :now where account_id = :accountId and used_at is null`,
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
    ...(['tokenHash', 'accountId', 'purpose', 'emailChangeId', 'since', 'expiresAt'] as const),
  ),
  gives: {},
  sql: `insert into account_link (token_hash, account_id, purpose, email_change_id, since, expires_at)
    values (:tokenHash, :accountId, :purpose, :emailChangeId, :since, :expiresAt)
    on conflict (token_hash) do update set expires_at = excluded.expires_at`,
});

export const FIND_LINK = statement({
  takes: { ...columns(AccountLink, 'tokenHash', 'purpose'), now: time },
  gives: columns(AccountLink, 'accountId', 'emailChangeId', 'since', 'usedAt'),
  sql: `select account_id as "accountId", email_change_id as "emailChangeId", since, used_at as "usedAt" from account_link
    where token_hash = :tokenHash and purpose = :purpose and expires_at > :now`,
});

/** Only the first use succeeds. */
export const USE_LINK = statement({
  takes: { tokenHash: bytes, now: time },
  gives: columns(AccountLink, 'accountId'),
  sql: `update account_link set used_at = :now where token_hash = :tokenHash and used_at is null returning account_id as "accountId"`,
});

export const SET_PASSWORD_HASH = statement({
  takes: { accountId: number, hash: nullable(text), now: time },
  gives: {},
  sql: 'update account set password_hash = :hash, password_changed_at = :now where id = :accountId',
});

/** For the export of a member's data. */
export const PASSKEYS_OF = statement({
  takes: columns(Passkey, 'accountId'),
  gives: columns(Passkey, 'name', 'createdAt', 'lastUsedAt'),
  sql: `select name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey where account_id = :accountId order by id`,
});

export const CHANGES_OF = statement({
  takes: OWNER,
  gives: columns(EmailChange, 'oldEmail', 'newEmail', 'askedAt', 'confirmedAt'),
  sql: `select old_email as "oldEmail", new_email as "newEmail", asked_at as "askedAt", confirmed_at as "confirmedAt" from email_change
    where account_id = :accountId order by id`,
});

export const SECOND_STEP_OF = statement({
  takes: { accountId: number },
  gives: { secondStepSince: nullable(time) },
  sql: 'select second_step_at as "secondStepSince" from account where id = :accountId',
});

/** Deletes emails in the embedded inbox to previous or requested addresses of the account. */
export const FORGET_MAILS = statement({
  takes: OWNER,
  gives: {},
  sql: `delete from dev_mail where recipient in (select old_email from email_change where account_id = :accountId
    union select new_email from email_change where account_id = :accountId)`,
});
