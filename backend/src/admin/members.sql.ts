import { Account } from '../auth/account.entity';
import type { MeasureKind } from '../auth/measures/measure.entity';
import type { DbTime } from '../platform/database/columns';
import { allOf, type Condition, choicesOf } from '../platform/database/conditions';
import {
  boolean,
  columns,
  dbTime,
  json,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { ACCOUNT_NAMED } from '../profiles/people/typed-name';

export interface MeasureRow {
  readonly kind: MeasureKind;
  readonly reason: string;
  readonly by: string;
  readonly at: DbTime;
  readonly until: DbTime | null;
  readonly endedAt: DbTime | null;
}

interface Registration {
  readonly country: string;
  readonly region: string;
  readonly number: string;
  readonly reviewId: number | null;
}

const MEASURES = `coalesce((select json_agg(json_build_object('kind', m.kind, 'reason', m.reason, 'by', m.by, 'at', m.taken_at,
    'until', m.until, 'endedAt', m.ended_at) order by m.id desc)
  from (select measure.*, trim(t.first_name || ' ' || t.last_name) as by from measure join account t on t.id = measure.taken_by
    where measure.account_id = a.id order by measure.id desc limit 10) m), '[]') as measures`;

const COLUMNS = `a.id, trim(a.first_name || ' ' || a.last_name) as name, a.email, a.role, a.duties, coalesce(p.speciality, '') as speciality,
  coalesce(p.current_location, '') as place, a.onboarding_step as step, a.created_at as "joinedAt", a.suspended_until as "suspendedUntil",
  a.deactivated_at as "deactivatedAt", a.second_step_at is not null as "hasSecondStep",
  to_char(p.registration_verified_on, 'YYYY-MM-DD') as "verifiedOn", to_char(p.registration_verified_until, 'YYYY-MM-DD') as "verifiedUntil",
  (select max(s.last_seen_at) from session s where s.account_id = a.id) as "lastSeenAt",
  (select json_build_object('country', c.name, 'region', r.region, 'number', r.number,
    'reviewId', (select w.id from registration_review w where w.account_id = r.account_id and w.country_id = r.country_id
      and w.region = r.region and w.number = r.number)) from medical_registration r
   join country c on c.id = r.country_id where r.account_id = a.id and r.position = 1) as registration, ${MEASURES}`;

const GIVES = {
  ...columns(Account, 'id', 'email', 'role', 'duties', 'suspendedUntil', 'deactivatedAt'),
  name: text,
  speciality: text,
  place: text,
  step: columns(Account, 'onboardingStep').onboardingStep,
  joinedAt: columns(Account, 'createdAt').createdAt,
  hasSecondStep: boolean,
  verifiedOn: nullable(text),
  verifiedUntil: nullable(text),
  lastSeenAt: nullable(dbTime),
  registration: nullable(json<Registration>()),
  measures: json<readonly MeasureRow[]>(),
};

export const MEMBER = statement({
  takes: columns(Account, 'id'),
  gives: GIVES,
  sql: `select ${COLUMNS} from account a left join profile p on p.account_id = a.id where a.id = :id and a.deleted_at is null`,
});
export type MemberRow = RowOf<typeof MEMBER>;

const NOW = { now: time };
/** Of members `a` with profile `p`. */
export const MEMBER_STATES = {
  all: { sql: 'true', takes: {} },
  suspended: { sql: 'a.suspended_until > :now::timestamptz', takes: NOW },
  restricted: {
    sql: `exists (select from measure m where m.account_id = a.id and m.kind <> 'suspension' and m.ended_at is null and (m.until is null or m.until > :now::timestamptz))`,
    takes: NOW,
  },
  'unverified-registration': {
    sql: 'p.registration_verified_on is null and exists (select from medical_registration m where m.account_id = a.id)',
    takes: {},
  },
  admins: { sql: "a.role = 'admin'", takes: {} },
  moderators: { sql: "'moderator' = any (a.duties)", takes: {} },
  editors: { sql: "'editor' = any (a.duties)", takes: {} },
} as const satisfies Record<string, Condition>;
export type MemberState = keyof typeof MEMBER_STATES;

/** A part of the address. */
export const ADDRESSED: Condition = { sql: 'a.email_key like :part', takes: { part: text } };

/** The beginning of a word of the name, or a part of the address. */
export const CALLED: Condition = {
  sql: `(a.email_key like :part or ${ACCOUNT_NAMED})`,
  takes: { part: text, text, end: text, word: text },
};
export const BEFORE: Condition = { sql: 'a.id < :before', takes: { before: number } };

/** The newest first. */
export function membersWhere(conditions: readonly Condition[]) {
  const { sql, takes } = allOf(conditions, { most: number });
  return statement({
    takes,
    gives: GIVES,
    sql: `with found as materialized (
        select a.id from account a left join profile p on p.account_id = a.id where a.deleted_at is null and ${sql} order by a.id desc limit :most)
      select ${COLUMNS} from found join account a on a.id = found.id left join profile p on p.account_id = a.id order by a.id desc`,
  });
}

/** Each of them, for `npm run check`. */
export const MEMBERS = Object.values(MEMBER_STATES).flatMap((state) =>
  [...choicesOf([CALLED, BEFORE]), ...choicesOf([ADDRESSED, BEFORE])].map((others) =>
    membersWhere([state, ...others]),
  ),
);
