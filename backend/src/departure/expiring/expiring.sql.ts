import { number, statement, time } from '../../platform/database/statement';

/** The maximum per statement, so that none holds its locks for long or times out. */
export const BATCH = 1_000;
const GONE = { one: number };

const forgetting = (table: string, moment: string) =>
  statement({
    takes: { before: time },
    gives: GONE,
    sql: `delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${moment} < :before limit ${BATCH})) returning 1 as one`,
  });

export const FORGET_CODES = forgetting('one_time_code', 'expires_at');
export const FORGET_VERIFICATIONS = forgetting('email_verification', 'expires_at');
export const FORGET_PHONE_CHANGES = forgetting('phone_change', 'asked_at');
export const FORGET_EXPORT_LINKS = forgetting(
  'export_link',
  "coalesce(expires_at, asked_at + interval '1 day')",
);
export const FORGET_TICKETS = forgetting('sign_in_ticket', 'expires_at');
export const FORGET_UNSENT_FORMS = forgetting('unsent_form', 'expires_at');
export const FORGET_ACCOUNT_LINKS = forgetting('account_link', 'expires_at');
export const FORGET_EMAIL_CHANGES = forgetting('email_change', 'asked_at');
export const FORGET_MAIL_REFUSALS = forgetting('mail_refusal', 'refused_at');
export const FORGET_RETRIED_REQUESTS = forgetting('retried_request', 'created_at');

/** `least` ignores nulls: open sessions have no `ended_at`. */
export const FORGET_ADDRESSES = statement({
  takes: { before: time },
  gives: GONE,
  sql: `update session set address = null where id = any(array(
    select id from session where address is not null and least(ended_at, expires_at) < :before limit ${BATCH})) returning 1 as one`,
});

/**
 * Uses the database clock, like the trigger that protects younger lines. Ids increase with time.
 */
export const FORGET_AUDIT_LINES = statement({
  takes: {},
  gives: GONE,
  sql: `delete from audit_event where id = any(array(
    select id from (select id, created_at from audit_event order by id limit ${BATCH}) old
    where created_at < now() - interval '1 year')) returning 1 as one`,
});
