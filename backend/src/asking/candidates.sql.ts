import { CLINICAL_POST } from '../clinical-cases/clinical-post.sql';
import { unblocked } from '../connections/connection.sql';
import {
  columns,
  json,
  nullable,
  number,
  statement,
  text,
  texts,
  time,
  type Value,
} from '../platform/database/statement';
import { AskedMember } from './asked-member.entity';
import { UNLESS_CHOSEN } from './asking.rules';
import type { Standing } from './reach.rules';

/** The local time in a time zone when a question is asked. */
export interface WallTime {
  readonly zone: string;
  /** HH:mm. */
  readonly time: string;
}

const { quietFrom, quietTo, maxPerDay } = UNLESS_CHOSEN;
const FROM = `coalesce(q.quiet_from, '${quietFrom}')`;
const TO = `coalesce(q.quiet_to, '${quietTo}')`;
const QUIET = `case when ${FROM} = ${TO} then false when ${FROM} < ${TO} then w.time >= ${FROM} and w.time < ${TO}
  else w.time >= ${FROM} or w.time < ${TO} end`;
const MOST = `coalesce(q.max_per_day, ${maxPerDay})`;

/** Accounts `a` of members. */
const IS_MEMBER = 'a.deleted_at is null and a.deactivated_at is null and a.onboarding_step >= 2';

/** Members `a` with preferences `q` and a local time `w` who take no question about this case. */
const IS_OFF = `not coalesce(q.takes, true) or ${MOST} = 0 or coalesce(a.suspended_until > :now, false) or w.zone is null
  or exists (select from asked_member k where k.post_id = :postId and k.member_id = a.id)
  or exists (select from measure m where m.account_id = a.id and m.ended_at is null and (m.until is null or m.until > :now))
  or exists (select from comment said where said.subject_kind = '${CLINICAL_POST}' and said.subject_id = :postId and said.author_id = a.id)
  or not (${unblocked('a.id', ':authorId')})`;

/**
 * Whether member `a` can be asked at this moment. Both whoever counts and whoever asks use it, so
 * that as many are asked as were counted.
 */
const STANDING = `case when ${IS_OFF} then 'off'
  when (select count(*) from asked_member lately where lately.member_id = a.id and lately.asked_at > :dayAgo) >= ${MOST} then 'limit'
  when ${QUIET} then 'quiet' else 'now' end`;
const MAY_BE_ASKED = `a.id <> :authorId and ${IS_MEMBER} and ${STANDING} = 'now'`;

const WALL = `wall as materialized (select zone, time from jsonb_to_recordset(:wall::jsonb) as w(zone text, time text))`;
const WISHES = `left join asking_preference q on q.account_id = a.id left join wall w on w.zone = coalesce(q.time_zone, a.time_zone, 'UTC')`;

/** Whether the candidate has commented on another case in this speciality. */
const HAD_ANSWERED = `exists (select from comment said join clinical_post other on other.id = said.subject_id
  where said.author_id = c.id and said.subject_kind = '${CLINICAL_POST}' and said.deleted_at is null
    and other.kind = 'case' and other.speciality = :speciality and other.author_id <> c.id)`;

const STANDINGS: Value<Standing> = { of: 'text' };

const WHO = {
  ...columns(AskedMember, 'postId'),
  authorId: number,
  wall: json<string>(),
  now: time,
  dayAgo: time,
};

/**
 * The next members to ask (contract section 21): least asked within 30 days first, where a
 * confirmed registration counts as one question less and credited advice as two less; then those
 * who share a language with the author; then those asked longest ago; then in a pseudo-random order
 * per case. Members are only asked in their own speciality, so counting its questions is enough.
 *
 * The ranking needs few columns; accounts and preferences are looked up one by one in its order
 * until enough members are found, and those already asked are looked up one question at a time.
 * `offset 0`, and a subquery instead of a join, keep PostgreSQL to this plan; `-infinity` sorts
 * faster than null.
 */
export const NEXT_MEMBERS = statement({
  takes: { ...WHO, speciality: text, monthAgo: time, most: number },
  gives: {
    ...columns(AskedMember, 'memberId', 'wasConfirmed', 'wasCredited', 'hadAnswered'),
  },
  sql: `with ${WALL},
      load as materialized (
        select k.member_id, count(*) as asks, max(k.asked_at) as last_at from (
            select post_id from case_ask where speciality = :speciality and due_at > :monthAgo
            union all select post_id from case_ask where with_specialities @> array[:speciality] and with_specialities <> '{}' and due_at > :monthAgo) of_speciality,
          lateral (select member_id, asked_at from asked_member where post_id = of_speciality.post_id and wave < 3 offset 0) k
        where k.asked_at > :monthAgo group by k.member_id),
      credited as materialized (select distinct adviser_id from case_advice where effect <> 'otherwise'),
      fellows as materialized (
        select q.account_id from (select languages from asking_preference where account_id = :authorId and languages <> '{}') own
          join asking_preference q on q.languages && own.languages)
    select c.id as "memberId", c.confirmed as "wasConfirmed", c.credited as "wasCredited", ${HAD_ANSWERED} as "hadAnswered"
    from (
      select p.account_id as id, f.confirmed, f.credited
      from profile p left join load l on l.member_id = p.account_id left join credited g on g.adviser_id = p.account_id
        left join fellows e on e.account_id = p.account_id,
        lateral (select p.registration_verified_on is not null and coalesce(p.registration_verified_until >= (:now::timestamptz)::date, true) as confirmed,
          g.adviser_id is not null as credited) f
      where p.speciality = :speciality
      order by coalesce(l.asks, 0) - f.confirmed::int - 2 * f.credited::int, e.account_id is null,
        coalesce(l.last_at, '-infinity'), hashint8extended(p.account_id, :postId)
      offset 0) c
    where coalesce((select ${MAY_BE_ASKED} from account a ${WISHES} where a.id = c.id), false) limit :most`,
});

/**
 * Notifies those members of the speciality's group who may be asked. Each is stored, so that nobody
 * is notified more often than they want.
 */
export const TELL_GROUP = statement({
  takes: { ...WHO, group: text },
  gives: columns(AskedMember, 'memberId'),
  sql: `with ${WALL}
    insert into asked_member (post_id, member_id, wave, asked_at)
    select :postId, c.id, 3, :now from (
      select a.id from chat_room r join chat_member cm on cm.room_id = r.id and cm.left_at is null
        join profile p on p.account_id = cm.member_id join account a on a.id = p.account_id ${WISHES}
      where r.group_key = :group and ${MAY_BE_ASKED}
        and exists (select from clinical_post s where s.id = :postId and (s.audience = 'members' or s.speciality = p.speciality))) c on conflict do nothing returning member_id as "memberId"`,
});

/** How the members of specialities stand, without the author. */
export const STANDS = statement({
  takes: { ...WHO, specialities: texts },
  gives: {
    speciality: text,
    standing: STANDINGS,
    zone: nullable(text),
    quietTo: nullable(text),
    members: number,
  },
  sql: `with ${WALL}, stands as (
      select p.speciality, ${STANDING} as standing, w.zone, ${TO} as "quietTo" from profile p join account a on a.id = p.account_id ${WISHES}
      where p.speciality = any(cast(:specialities as text[])) and a.id <> :authorId and ${IS_MEMBER})
    select speciality, standing, case when standing = 'quiet' then zone end as zone, case when standing = 'quiet' then "quietTo" end as "quietTo",
      count(*) as members from stands group by 1, 2, 3, 4`,
});

/**
 * The distinct time zones of members and of their preferences. Uses one index lookup per zone,
 * regardless of the number of members.
 */
export const ZONES = statement({
  takes: {},
  gives: { zone: text },
  sql: `with recursive lived as (
      (select time_zone as zone from account where time_zone is not null order by time_zone limit 1)
      union all
      select (select time_zone from account where time_zone > l.zone order by time_zone limit 1) from lived l where l.zone is not null)
    select zone from lived where zone is not null union select time_zone from asking_preference where time_zone is not null`,
});

/** Stores the asked members in the order of their ranking. */
export const ADD_ASKED = statement({
  takes: {
    ...columns(AskedMember, 'postId', 'wave', 'askedAt', 'wasNeighbour'),
    members: json<string>(),
  },
  gives: columns(AskedMember, 'memberId'),
  sql: `insert into asked_member (post_id, member_id, wave, asked_at, was_confirmed, was_credited, had_answered, was_neighbour)
    select :postId, (one->>'memberId')::bigint, :wave, :askedAt, (one->>'wasConfirmed')::boolean, (one->>'wasCredited')::boolean, (one->>'hadAnswered')::boolean, :wasNeighbour
    from jsonb_array_elements(:members::jsonb) with ordinality as m(one, place) order by place returning member_id as "memberId"`,
});
