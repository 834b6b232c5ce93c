import { ClinicalPost } from '../clinical-cases/clinical-post.entity';
import { IS_SHOWN } from '../clinical-cases/clinical-post.shown.sql';
import { CLINICAL_POST } from '../clinical-cases/clinical-post.sql';
import {
  boolean,
  columns,
  nullable,
  number,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { AskedMember } from './asked-member.entity';
import { CaseAnswer } from './case-answer.entity';
import { CaseAsk } from './case-ask.entity';

const CASE = columns(CaseAsk, 'postId');

/** Reads a case and locks it, so that its question is created only once. */
export const CASE_TO_ASK = statement({
  takes: { ...CASE, now: time },
  gives: {
    ...columns(ClinicalPost, 'speciality', 'closesAt', 'authorId', 'audience'),
    isShown: boolean,
  },
  sql: `select p.speciality, p.closes_at as "closesAt", p.author_id as "authorId", p.audience, ${IS_SHOWN} as "isShown"
    from clinical_post p where p.id = :postId and p.deleted_at is null for no key update of p`,
});

const ASK = columns(
  CaseAsk,
  'speciality',
  'urgency',
  'askedAt',
  'dueAt',
  'waves',
  'groupToldAt',
  'endedAt',
  'endedBy',
  'withSpecialities',
);
const ASK_COLUMNS = `a.speciality, a.urgency, a.asked_at as "askedAt", a.due_at as "dueAt", a.waves, a.group_told_at as "groupToldAt", a.ended_at as "endedAt", a.ended_by as "endedBy", a.with_specialities as "withSpecialities"`;

/**
 * Returns no row if colleagues were already asked. A question that ended when its case was hidden
 * begins anew; those who were asked then are not asked twice.
 */
export const ADD_ASK = statement({
  takes: columns(
    CaseAsk,
    'postId',
    'speciality',
    'urgency',
    'askedAt',
    'dueAt',
    'withSpecialities',
  ),
  gives: CASE,
  sql: `with added as (
      insert into case_ask (post_id, speciality, urgency, asked_at, due_at, with_specialities)
      values (:postId, :speciality, :urgency, :askedAt, :dueAt, cast(:withSpecialities as text[]))
      on conflict (post_id) do update set (speciality, urgency, asked_at, due_at, with_specialities, waves, group_told_at, ended_at, ended_by)
        = (excluded.speciality, excluded.urgency, excluded.asked_at, excluded.due_at, excluded.with_specialities, 0, null, null, null)
        where case_ask.ended_by = 'gone' returning post_id, asked_at)
    update clinical_post p set asked_at = added.asked_at from added where p.id = added.post_id returning p.id as "postId"`,
});

/** Locks it. */
export const LOCK_ASK = statement({
  takes: { ...CASE, now: time },
  gives: { ...ASK, authorId: number, isShown: boolean },
  sql: `select ${ASK_COLUMNS}, p.author_id as "authorId", (p.deleted_at is null and ${IS_SHOWN}) as "isShown"
    from case_ask a join clinical_post p on p.id = a.post_id where a.post_id = :postId for update of a`,
});

/** These change only if the search is widened, or the case is asked about again. */
export const SPECIALITIES_OF_ASK = statement({
  takes: CASE,
  gives: {
    ...columns(CaseAsk, 'speciality', 'withSpecialities'),
    ...columns(ClinicalPost, 'audience'),
  },
  sql: `select a.speciality, a.with_specialities as "withSpecialities", p.audience
    from case_ask a join clinical_post p on p.id = a.post_id where a.post_id = :postId`,
});

export const WIDEN = statement({
  takes: columns(CaseAsk, 'postId', 'withSpecialities'),
  gives: {},
  sql: 'update case_ask set with_specialities = cast(:withSpecialities as text[]) where post_id = :postId',
});

/** How many members of a wave have not declined to answer. */
export const STILL_ASKED = statement({
  takes: columns(AskedMember, 'postId', 'wave'),
  gives: { members: number },
  sql: 'select count(*) as members from asked_member where post_id = :postId and wave = :wave and passed_at is null',
});

/** How many members were asked in person, by their speciality. */
export const ASKED_BY_SPECIALITY = statement({
  takes: CASE,
  gives: { speciality: text, members: number },
  sql: `select p.speciality, count(*) as members from asked_member k join profile p on p.account_id = k.member_id
    where k.post_id = :postId and k.wave < 3 and p.speciality is not null group by 1`,
});

export const NOTE_WAVE = statement({
  takes: columns(CaseAsk, 'postId', 'waves'),
  gives: {},
  sql: 'update case_ask set waves = :waves where post_id = :postId',
});

export const NOTE_GROUP = statement({
  takes: { ...CASE, now: time },
  gives: {},
  sql: 'update case_ask set group_told_at = :now where post_id = :postId',
});

export const END_ASK = statement({
  takes: { ...CASE, now: time, reason: text },
  gives: CASE,
  sql: `update case_ask a set ended_at = :now,
      ended_by = case when :reason = 'time' and a.due_at >= (select p.closes_at from clinical_post p where p.id = a.post_id) then 'closed' else :reason end
    where a.post_id = :postId and a.ended_at is null returning a.post_id as "postId"`,
});

/** The progress of a question: counts only, never who was asked. */
export const PROGRESS = statement({
  takes: { ...CASE, now: time },
  gives: {
    ...ASK,
    ...columns(ClinicalPost, 'closesAt', 'audience'),
    asked: number,
    seen: number,
    passed: number,
    answered: number,
    others: number,
    isShown: boolean,
  },
  sql: `select ${ASK_COLUMNS}, count(k.id) as asked, count(k.seen_at) as seen, count(k.passed_at) as passed,
      count(w.member_id) as answered, (select count(*) from case_answer w where w.post_id = a.post_id) - count(w.member_id) as others,
      p.closes_at as "closesAt", p.audience, (p.deleted_at is null and ${IS_SHOWN}) as "isShown"
    from case_ask a join clinical_post p on p.id = a.post_id left join asked_member k on k.post_id = a.post_id and k.wave < 3
      left join case_answer w on w.post_id = k.post_id and w.member_id = k.member_id
    where a.post_id = :postId group by a.post_id, p.id`,
});

export const ADD_ANSWER = statement({
  takes: columns(CaseAnswer, 'postId', 'memberId', 'answeredAt'),
  gives: CASE,
  sql: `insert into case_answer (post_id, member_id, answered_at)
    select a.post_id, :memberId::bigint, :answeredAt::timestamptz from case_ask a join clinical_post p on p.id = a.post_id
    where a.post_id = :postId and p.author_id <> :memberId on conflict do nothing returning post_id as "postId"`,
});

/** Only where somebody was asked, and for the first time. */
export const NOTE_SEEN = statement({
  takes: { ...columns(AskedMember, 'postId', 'memberId'), now: time },
  gives: {},
  sql: 'update asked_member set seen_at = :now where post_id = :postId and member_id = :memberId and seen_at is null',
});

export const ASKED_IN_PERSON = statement({
  takes: CASE,
  gives: columns(AskedMember, 'memberId'),
  sql: 'select member_id as "memberId" from asked_member where post_id = :postId and wave < 3',
});

export const TOLD_WITH_GROUP = statement({
  takes: CASE,
  gives: columns(AskedMember, 'memberId'),
  sql: 'select member_id as "memberId" from asked_member where post_id = :postId and wave = 3',
});

/** With fewer answered cases than this, no usual time is shown. */
const ENOUGH_CASES = 20;

/** The median time to the first answer in a speciality, in minutes. */
export const USUAL_MINUTES = statement({
  takes: { speciality: text, since: time },
  gives: { minutes: nullable(number) },
  sql: `select case when count(*) >= ${ENOUGH_CASES} then
      round(percentile_cont(0.5) within group (order by extract(epoch from answer.first_at - p.created_at) / 60))::int end as minutes
    from clinical_post p, lateral (select min(c.created_at) as first_at from comment c
      where c.subject_kind = '${CLINICAL_POST}' and c.subject_id = p.id and c.author_id <> p.author_id and c.deleted_at is null) answer
    where p.kind = 'case' and p.speciality = :speciality and p.deleted_at is null and p.created_at > :since and answer.first_at is not null`,
});
