import { boolean, columns, ids, number, statement, time } from '../../platform/database/statement';
import { Account } from '../account.entity';

/** The time without a log-in until the first and the second warning. */
const FIRST_WARNING = '5 months';
const SECOND_WARNING = '5 months 15 days';
const DEACTIVATION = '6 months';
/** The minimum time between a warning and deactivation, however late the warning was. */
const NOTICE = '14 days';

const ID = columns(Account, 'id');
const NOW = 'cast(:now as timestamptz)';

/** Accounts that have a verified address and are not suspended. */
const REACHABLE = `deleted_at is null and email_verified_at is not null and (suspended_until is null or suspended_until <= ${NOW})`;

/** Unused for this long, and not warned since. */
const unwarned = (after: string) => `(last_log_in_at <= ${NOW} - interval '${after}'
  and (inactivity_warned_at is null or inactivity_warned_at < last_log_in_at + interval '${after}'))`;

/** Locked rows are skipped; the next run gets them. */
const longestUnused = (
  condition: string,
) => `select id from account where ${REACHABLE} and ${condition}
  order by last_log_in_at limit :most for no key update skip locked`;

/** Returns whether the account was deactivated until now. */
export const NOTE_LOG_IN = statement({
  takes: { ...ID, now: time },
  gives: { wasDeactivated: boolean },
  sql: `update account a set last_log_in_at = :now, deactivated_at = null
    from (select id, deactivated_at is not null as deactivated from account where id = :id for no key update) was
    where a.id = was.id returning was.deactivated as "wasDeactivated"`,
});

export const WARN_UNUSED = statement({
  takes: { now: time, most: number },
  gives: ID,
  sql: `update account set inactivity_warned_at = :now where id in (
    ${longestUnused(`(${unwarned(FIRST_WARNING)} or ${unwarned(SECOND_WARNING)})`)}) returning id`,
});

export const DEACTIVATE_UNUSED = statement({
  takes: { now: time, most: number },
  gives: ID,
  sql: `update account set deactivated_at = :now where id in (
    ${longestUnused(`deactivated_at is null and last_log_in_at <= ${NOW} - interval '${DEACTIVATION}'
      and inactivity_warned_at > last_log_in_at and inactivity_warned_at <= ${NOW} - interval '${NOTICE}'`)}) returning id`,
});

export const END_SESSIONS_OF = statement({
  takes: { ids, now: time },
  gives: {},
  sql: 'update session set ended_at = :now where account_id = any(cast(:ids as bigint[])) and ended_at is null',
});
