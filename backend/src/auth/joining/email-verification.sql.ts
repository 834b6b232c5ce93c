import { boolean, bytes, number, statement, text, time } from '../../platform/database/statement';
import { MEMBER_FROM_STEP } from '../account.entity';

/**
 * A link that can still log in: its address is verified, its owner is still joining and has not changed the password since, and it has
 * not been used to log in. For a full member, access to the mailbox alone is not enough.
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
