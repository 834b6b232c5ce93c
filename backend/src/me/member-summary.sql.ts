import { named, SEEN_BY_MEMBER, WAITING_QUESTIONS } from '../asking/questions.sql';
import {
  CREDITED,
  CREDITED_TAKES,
  MOST_OF_ONE_AUTHOR,
} from '../clinical-cases/outcome/given-advice.repository';
import { HAS_OUTCOME } from '../clinical-cases/outcome/outcome.columns';
import { OWN_CALIBRATION } from '../clinical-cases/polls/polls.sql';
import {
  MOST_CONNECTED,
  MOST_WAITING,
  mutualCount,
  unblocked,
  WAITING,
} from '../connections/connection.sql';
import { boolean, json, number, statement, time } from '../platform/database/statement';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';

/** Counts stop here: the pages show "99+". */
const COUNTED = 100;
const MOST_ANSWERS = 1_000;
/** Among this many coming events, one the member registered for comes first. */
const COMING = 50;
const CLOSING = 2;

const counted = (rows: string, most = COUNTED) =>
  `(select count(*) from (select ${rows} limit ${most}) rows)`;
const one = (row: string) => `(select row_to_json(found) from (${row} limit 1) found)`;

const connectedBy = (own: string, other: string) =>
  `(select from connection c join account o on o.id = c.${other} where c.${own} = :memberId
    and c.accepted_at is not null and o.deleted_at is null order by c.id desc limit ${MOST_CONNECTED})`;

const SEEN_CASE = `p.kind = 'case' and ${SEEN_BY_MEMBER}`;
const OWN_CASES = `from clinical_post p where p.author_id = :memberId and p.deleted_at is null and p.kind = 'case'`;
const keptCases = (
  table: string,
) => `from ${table} kept join clinical_post p on p.id = kept.subject_id
    join account a on a.id = p.author_id
    where kept.member_id = :memberId and kept.subject_kind = 'clinical-post' and ${SEEN_CASE}`;

/**
 * Counts among the latest hundred of the speciality; waiting and hidden cases are left out for
 * everybody.
 */
const NEW_CASES = `(select count(*) from (select p.created_at from clinical_post p
    where p.kind = 'case' and p.speciality = mine.speciality and p.deleted_at is null and p.held_at is null
      and p.awaits_patient_at is null and p.withdrawn_at is null and p.hidden_at is null and p.author_id <> :memberId
    order by p.id desc limit ${COUNTED}) latest where latest.created_at > :weekAgo)`;

const OF_SPECIALITY =
  'from opportunity o where o.speciality = mine.speciality and o.closed_at is null and o.ended_at is null';
/** Without the member's own, which are counted apart: all of them are counted by an index alone. */
const OPPORTUNITIES = `(select least(${COUNTED}, (select count(*) from (select ${OF_SPECIALITY} limit ${COUNTED} + own.count) rows) - own.count)
  from (select count(*) ${OF_SPECIALITY} and o.owner_id = :memberId) own)`;

const QUESTION =
  one(`select k.id, q.urgency, q.asked_at as "askedAt", q.due_at as "dueAt", p.id as "caseId",
    p.diagnosis, p.speciality, a.first_name as "firstName", a.last_name as "lastName"
  from ${WAITING_QUESTIONS} order by q.due_at, k.id`);

const CLOSING_CASES = `(select coalesce(json_agg(soon), '[]') from (
    select p.id, p.diagnosis, p.closes_at as "closesAt" from clinical_post p join account a on a.id = p.author_id
    where p.kind = 'case' and p.speciality = mine.speciality and p.closes_at > :now and p.closes_at < :soon
      and p.author_id <> :memberId and ${SEEN_BY_MEMBER} and ${unblocked('p.author_id', ':memberId')}
    order by p.closes_at limit ${CLOSING}) soon)`;

const REQUEST =
  one(`select c.id as "connectionId", ${AUTHOR_COLUMNS}, ${mutualCount('c.sender_id', 'c.receiver_id')} as mutual
  from connection c ${authorJoins('c.sender_id')}
  where c.receiver_id = :memberId and c.accepted_at is null and author.deleted_at is null order by c.id desc`);

const EVENT = one(`select * from (
    select e.id, e.title, e.starts_at as "startsAt", e.registration_count as going,
      mine_too.event_id is not null as "isRegistered"
    from event e left join event_registration mine_too on mine_too.event_id = e.id and mine_too.member_id = :memberId
    where e.published_at is not null and e.published_at <= :now and e.starts_at > :now
    order by e.starts_at, e.id limit ${COMING}) coming
  order by coming."isRegistered" desc, coming."startsAt", coming.id`);

const BLOG =
  one(`select b.id, b.title from blog b where b.published_at is not null and b.published_at <= :now
  order by b.published_at desc, b.id desc`);

/** The member's advice that counted, latest case first, of those that the member can still see. */
const ADVICE =
  one(`select p.id as "caseId", p.diagnosis, helpful.effect, helpful.id as "commentId", helpful.text as comment
  from counted_advice given_for join clinical_post p on p.id = given_for.post_id join account a on a.id = p.author_id
  cross join lateral (
    select c.id, c.text, given.effect from case_advice given join comment c on c.id = given.comment_id and c.deleted_at is null
    where given.post_id = p.id and given.adviser_id = :memberId
      and given.effect = case when given_for.changed then 'changed' else 'confirmed' end
    order by c.id limit 1) helpful
  where ${SEEN_BY_MEMBER} order by p.id desc`);

const CALIBRATION = one(`select * from (${OWN_CALIBRATION}) own where own.votes > 0`);

const WAITING_REQUESTS = named(WAITING, ['memberId']).replace('?', String(MOST_WAITING));

export interface WaitingQuestion {
  readonly id: number;
  readonly urgency: string;
  readonly askedAt: string;
  readonly dueAt: string;
  readonly caseId: number;
  readonly diagnosis: string;
  readonly speciality: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface CountedAdvice {
  readonly caseId: number;
  readonly diagnosis: string;
  readonly effect: string;
  readonly commentId: number;
  readonly comment: string;
}

/** Over all votes of the member with a known result, in percent. */
export interface OwnCalibration {
  readonly votes: number;
  readonly confidence: number;
  readonly right: number;
}

export interface ClosingCase {
  readonly id: number;
  readonly diagnosis: string;
  readonly closesAt: string;
}

export interface WaitingRequest extends AuthorRow {
  readonly connectionId: number;
  readonly mutual: number;
}

export interface ComingEvent {
  readonly id: number;
  readonly title: string;
  readonly startsAt: string;
  readonly going: number;
  readonly isRegistered: boolean;
}

export interface NewestBlog {
  readonly id: number;
  readonly title: string;
}

/**
 * A member's figures, pending tasks and next events. One statement, with an index for each part.
 */
export const MEMBER_SUMMARY = statement({
  takes: {
    memberId: number,
    isAdmin: boolean,
    now: time,
    weekAgo: time,
    soon: time,
  },
  gives: {
    connections: number,
    answers: number,
    credited: number,
    changed: number,
    confirmed: number,
    saved: number,
    cases: number,
    outcomesDue: number,
    followed: number,
    applications: number,
    requests: number,
    questions: number,
    newCases: number,
    opportunities: number,
    question: json<WaitingQuestion | null>(),
    advice: json<CountedAdvice | null>(),
    calibration: json<OwnCalibration | null>(),
    closing: json<readonly ClosingCase[]>(),
    request: json<WaitingRequest | null>(),
    event: json<ComingEvent | null>(),
    blog: json<NewestBlog | null>(),
  },
  sql: `with counted_advice as materialized (
      select * from (${named(CREDITED, CREDITED_TAKES)}) credited where credited.nth <= ${MOST_OF_ONE_AUTHOR})
    select (select count(*) from (${connectedBy('sender_id', 'receiver_id')} union all ${connectedBy('receiver_id', 'sender_id')} limit ${MOST_CONNECTED}) ends) as connections,
    ${counted(
      `from comment c join clinical_post p on p.id = c.subject_id where c.author_id = :memberId and c.subject_kind = 'clinical-post'
         and c.deleted_at is null and p.deleted_at is null and p.author_id <> :memberId`,
      MOST_ANSWERS,
    )} as answers,
    (select count(*) from counted_advice) as credited,
    (select count(*) from counted_advice where changed) as changed,
    (select count(*) from counted_advice where confirmed) as confirmed,
    ${counted(keptCases('collection_item'))} as saved, ${counted(OWN_CASES)} as cases,
    ${counted(`${OWN_CASES} and p.closes_at <= :now and p.lost_at is null and p.withdrawn_at is null and not (${HAS_OUTCOME})`)} as "outcomesDue",
    ${counted(keptCases('subject_follow'))} as followed,
    ${counted(`from opportunity_application sent where sent.applicant_id = :memberId and sent.state <> 'withdrawn'`)} as applications,
    (select count(*) from (${WAITING_REQUESTS}) asking) as requests,
    ${counted(`from ${WAITING_QUESTIONS}`)} as questions, ${NEW_CASES} as "newCases",
    ${OPPORTUNITIES} as opportunities,
    ${QUESTION} as question, ${ADVICE} as advice, ${CALIBRATION} as calibration, ${CLOSING_CASES} as closing, ${REQUEST} as request, ${EVENT} as event, ${BLOG} as blog
  from (select coalesce((select profile.speciality from profile where profile.account_id = :memberId), '') as speciality) mine`,
});
