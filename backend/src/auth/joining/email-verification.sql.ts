import {
  boolean,
  bytes,
  columns,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { Account, MEMBER_FROM_STEP } from '../account.entity';
import { EmailVerification } from './email-verification.entity';

/**
 * Condition for a link that can still log in: its address is verified, its owner has not completed
 * onboarding or changed the password since, and it has not been used to log in. For full members,
 * access to the mailbox alone is not enough.
 */
const LOGS_IN = `link.entered_at is null and a.email_verified_at is not null and a.onboarding_step < ${MEMBER_FROM_STEP}
  and (a.password_changed_at is null or a.password_changed_at < link.created_at)`;

const LIVING = 'link.token_hash = :tokenHash and link.expires_at > :now and a.deleted_at is null';

export const LOOK_AT_LINK = statement({
  takes: { tokenHash: bytes, now: time },
  gives: { canLogIn: boolean, email: text },
  sql: `select ${LOGS_IN} as "canLogIn", a.email from email_verification link
    join account a on a.id = link.account_id where ${LIVING}`,
});

/** Only the first press of the button succeeds. */
export const ENTER_BY_LINK = statement({
  takes: { tokenHash: bytes, now: time },
  gives: { accountId: number },
  sql: `update email_verification link set entered_at = :now from account a
    where a.id = link.account_id and ${LIVING} and ${LOGS_IN} returning a.id as "accountId"`,
});

/** Each email has its own link; a retry of the same email finds it again. */
export const KEEP_LINK = statement({
  takes: columns(EmailVerification, 'tokenHash', 'accountId', 'createdAt', 'expiresAt'),
  gives: {},
  sql: `insert into email_verification (token_hash, account_id, created_at, expires_at)
    values (:tokenHash, :accountId, :createdAt, :expiresAt)
    on conflict (token_hash) do update set expires_at = excluded.expires_at`,
});

/** Keeps the time of the first use. */
export const VERIFY_BY_LINK = statement({
  takes: { tokenHash: bytes, now: time },
  gives: columns(EmailVerification, 'accountId', 'createdAt'),
  sql: `update email_verification set used_at = coalesce(used_at, :now) where token_hash = :tokenHash and expires_at > :now
    returning account_id as "accountId", created_at as "createdAt"`,
});

/** Accounts whose address is unverified, or must be confirmed again for an administrator. */
export const WAITS_FOR_LINK = statement({
  takes: columns(Account, 'emailKey'),
  gives: columns(Account, 'id'),
  sql: `select id from account a where email_key = :emailKey and deleted_at is null and (email_verified_at is null
    or exists (select from measure m where m.account_id = a.id and m.kind = 'confirm-email' and m.ended_at is null))`,
});
