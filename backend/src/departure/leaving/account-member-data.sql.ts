import { Account } from '../../auth/account.entity';
import { EmailChange } from '../../auth/address/email-change.entity';
import { Measure } from '../../auth/measures/measure.entity';
import { Passkey } from '../../auth/passkeys/passkey.entity';
import { Session } from '../../auth/sessions/session.entity';
import { Identity } from '../../auth/social/identity.entity';
import {
  columns,
  dbTime,
  json,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { DevMail } from '../../platform/mail/dev-mail.entity';

export const ACCOUNT_OF = statement({
  takes: columns(Account, 'id'),
  gives: {
    ...columns(Account, 'email', 'firstName', 'lastName', 'emailVerifiedAt', 'deactivatedAt'),
    ...columns(Account, 'timeZone'),
    logInBy: columns(Account, 'loginType').loginType,
    joinedAt: time,
    lastLogInAt: time,
    warnedOfInactivityAt: nullable(time),
    lastStepCompleted: number,
  },
  sql: `select email, first_name as "firstName", last_name as "lastName", login_type as "logInBy", email_verified_at as "emailVerifiedAt",
      created_at as "joinedAt", last_log_in_at as "lastLogInAt", inactivity_warned_at as "warnedOfInactivityAt",
      deactivated_at as "deactivatedAt", onboarding_step as "lastStepCompleted", time_zone as "timeZone" from account where id = :id`,
});

export const SESSIONS_OF = statement({
  takes: columns(Session, 'accountId'),
  gives: {
    ...columns(Session, 'device', 'lastSeenAt', 'endedAt'),
    address: nullable(text),
    signedInAt: time,
  },
  sql: `select device, host(address) as address, created_at as "signedInAt", last_seen_at as "lastSeenAt", ended_at as "endedAt"
    from session where account_id = :accountId order by id`,
});

export const IDENTITIES_OF = statement({
  takes: columns(Identity, 'accountId'),
  gives: { ...columns(Identity, 'issuer', 'subject'), since: time },
  sql: 'select issuer, subject, created_at as "since" from identity where account_id = :accountId order by id',
});

export const MEASURES_OF = statement({
  takes: columns(Measure, 'memberId'),
  gives: columns(Measure, 'kind', 'reason', 'until', 'takenAt', 'endedAt'),
  sql: `select kind, reason, until, taken_at as "takenAt", ended_at as "endedAt"
    from measure where account_id = :memberId order by id`,
});

export const PASSKEYS_OF = statement({
  takes: columns(Passkey, 'accountId'),
  gives: columns(Passkey, 'name', 'createdAt', 'lastUsedAt'),
  sql: `select name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey where account_id = :accountId order by id`,
});

export const CHANGES_OF = statement({
  takes: columns(EmailChange, 'accountId'),
  gives: columns(EmailChange, 'oldEmail', 'newEmail', 'askedAt', 'confirmedAt'),
  sql: `select old_email as "oldEmail", new_email as "newEmail", asked_at as "askedAt", confirmed_at as "confirmedAt" from email_change
    where account_id = :accountId order by id`,
});

export const SECOND_STEP_OF = statement({
  takes: columns(EmailChange, 'accountId'),
  gives: { secondStepSince: nullable(time) },
  sql: 'select second_step_at as "secondStepSince" from account where id = :accountId',
});

export const FORGET_JOBS = statement({
  takes: { named: json<string>() },
  gives: {},
  sql: 'delete from outbox where payload @> :named::jsonb',
});

export const FORGET_MAILS = statement({
  takes: { ...columns(DevMail, 'recipient'), until: dbTime },
  gives: {},
  sql: 'delete from dev_mail where recipient = :recipient and sent_at <= :until',
});

/** Their keys name what they count. */
export const FORGET_RATES = statement({
  takes: { email: text },
  gives: {},
  sql: 'delete from rate_counter where position(:email in key) > 0',
});
