import { Account } from '../../auth/account.entity';
import {
  columns,
  dbTime,
  nullable,
  number,
  statement,
  text,
  time,
  type Value,
} from '../../platform/database/statement';
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
    (select count(*) from place_suggestion where reviewed_at is null)::int as places`,
});

export type WaitKind =
  | 'reports'
  | 'held-files'
  | 'registrations'
  | 'appeals'
  | 'deletion-requests'
  | 'messages'
  | 'places';

const wait = (kind: WaitKind, from: string, since: string, count = 'count(*)') =>
  `select '${kind}' as kind, ${count}::int as count, min(${since}) as since from ${from}`;

/** One row for each kind, also where nothing waits. */
export const WORK_WAITING = statement({
  takes: {},
  gives: { kind: text as Value<WaitKind>, count: number, since: nullable(dbTime) },
  sql: [
    wait(
      'reports',
      'report where decided_at is null',
      'created_at',
      'count(distinct (subject_kind, subject_id))',
    ),
    wait('held-files', 'clinical_post where held_at is not null and deleted_at is null', 'held_at'),
    wait(
      'registrations',
      `registration_review r join account a on a.id = r.account_id and a.deleted_at is null where r.state = 'waiting'`,
      'r.waiting_since',
    ),
    wait('appeals', 'appeal where decided_at is null', 'created_at'),
    wait('deletion-requests', 'deletion_request where closed_at is null', 'received_at'),
    wait('messages', 'contact_message where closed_at is null', 'received_at'),
    wait('places', 'place_suggestion where reviewed_at is null', 'created_at'),
  ].join(' union all '),
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
