import { Account } from '../../auth/account.entity';
import { columns, number, statement, text, time } from '../../platform/database/statement';
import { WorkMailDay } from './work-mail-day.entity';

/** What waits for a moderator, besides reports. */
export const REGISTRATIONS_WAITING = statement({
  takes: {},
  gives: { count: number },
  sql: `select count(*)::int as count from registration_review r join account a on a.id = r.account_id
    where r.state = 'waiting' and a.deleted_at is null`,
});

/** What waits for administrators alone. */
export const LETTERS_AND_PLACES = statement({
  takes: {},
  gives: { letters: number, places: number },
  sql: `select (select count(*) from contact_message where closed_at is null)::int
      + (select count(*) from deletion_request where closed_at is null)::int as letters,
    (select count(*) from place_suggestion)::int as places`,
});

const { day } = columns(WorkMailDay, 'day');

/** Nothing where the day is taken already. */
export const CLAIM_DAY = statement({
  takes: { day },
  gives: { day: text },
  sql: 'insert into work_mail_day (day) values (:day) on conflict do nothing returning day::text',
});

export const FORGET_DAYS = statement({
  takes: { day },
  gives: { day: text },
  sql: 'delete from work_mail_day where day < :day returning day::text',
});

/** Who decides about what others sent, and can be written to. */
export const STAFF = statement({
  takes: { now: time },
  gives: columns(Account, 'id'),
  sql: `select id from account where (role = 'admin' or 'moderator' = any (duties)) and deleted_at is null
      and email_verified_at is not null and (suspended_until is null or suspended_until <= :now) order by id`,
});
