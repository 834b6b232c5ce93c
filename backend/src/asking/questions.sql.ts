import { VISIBLE } from '../clinical-cases/clinical-post.sql';
import { BLINDED } from '../clinical-cases/polls/blinding.sql';
import { unblocked } from '../connections/connection.sql';
import { boolean, columns, number, statement, text, time } from '../platform/database/statement';
import { AskedMember } from './asked-member.entity';
import { CaseAsk } from './case-ask.entity';

export const named = (sql: string, names: readonly string[]) =>
  names.reduce((rest, name) => rest.replace('?', `:${name}`), sql);

/** Whether the member may see case `p`. Takes `memberId`, `isAdmin` and `now`. */
export const SEEN_BY_MEMBER = VISIBLE;

/**
 * The states of contract section 21: the member's own action takes precedence over the time.
 * Blinded members do not learn that enough others have answered, nor of an outcome.
 */
const STATE = `case when w.answered_at is not null then 'answered' when k.passed_at is not null then 'passed'
  when (q.ended_at is not null and (coalesce(q.ended_by, 'answers') <> 'answers' or not ${BLINDED})) or q.due_at <= :now then 'ended' when k.seen_at is not null then 'seen' else 'open' end`;

const QUESTIONS = `asked_member k join case_ask q on q.post_id = k.post_id join clinical_post p on p.id = k.post_id
  join account a on a.id = p.author_id left join case_answer w on w.post_id = k.post_id and w.member_id = k.member_id`;

/**
 * Condition for questions put to the member individually, about cases that they can still see, if
 * neither of them and the author has blocked the other.
 */
const TO_MEMBER = `k.member_id = :memberId and k.wave < 3 and ${SEEN_BY_MEMBER} and ${unblocked('k.member_id', 'p.author_id')}`;

/**
 * Members are not asked more often than this while a question is open, so older ones are not read.
 */
const LATEST = 60;

/**
 * The open questions `k` to a member, of the latest ones, each with its request `q`, case `p` and
 * author `a`. Takes `memberId`, `now` and `isAdmin`.
 */
export const WAITING_QUESTIONS = `${QUESTIONS.replace(
  'asked_member k',
  `(select * from asked_member latest where latest.member_id = :memberId order by latest.id desc limit ${LATEST}) k`,
)} where ${TO_MEMBER} and (${STATE}) in ('open', 'seen')`;

const VIEWER = { ...columns(AskedMember, 'memberId'), now: time, isAdmin: boolean };

export const QUESTIONS_TO = statement({
  takes: { ...VIEWER, before: number, limit: number, states: text },
  gives: {
    ...columns(
      AskedMember,
      'id',
      'postId',
      'wasConfirmed',
      'wasCredited',
      'hadAnswered',
      'wasNeighbour',
    ),
    ...columns(CaseAsk, 'urgency', 'speciality', 'askedAt', 'dueAt', 'endedBy'),
    state: text,
  },
  sql: `select k.id, k.post_id as "postId", k.was_confirmed as "wasConfirmed", k.was_credited as "wasCredited", k.had_answered as "hadAnswered",
      q.urgency, q.speciality, q.asked_at as "askedAt", q.due_at as "dueAt",
      k.was_neighbour as "wasNeighbour", case when not ${BLINDED} then q.ended_by end as "endedBy", ${STATE} as state
    from ${QUESTIONS}
    where ${TO_MEMBER} and k.id < :before and (${STATE}) = any(string_to_array(:states, ','))
    order by k.id desc limit :limit`,
});

export const QUESTION = statement({
  takes: { ...VIEWER, id: number },
  gives: { ...columns(AskedMember, 'postId'), state: text },
  sql: `select k.post_id as "postId", ${STATE} as state from ${QUESTIONS} where ${TO_MEMBER} and k.id = :id`,
});

/** Records that the member passes on a question. Returns no row if they already have. */
export const PASS = statement({
  takes: { ...columns(AskedMember, 'id'), now: time },
  gives: columns(AskedMember, 'postId'),
  sql: 'update asked_member set passed_at = :now where id = :id and passed_at is null returning post_id as "postId"',
});

/** The number of open questions to a member, and how often they were asked within seven days. */
export const TALLY = statement({
  takes: { ...VIEWER, weekAgo: time },
  gives: { open: number, askedThisWeek: number },
  sql: `select count(*) filter (where ${STATE} in ('open', 'seen')) as open,
      count(*) filter (where k.asked_at > :weekAgo) as "askedThisWeek"
    from ${QUESTIONS} where ${TO_MEMBER} and (k.asked_at > :weekAgo or q.due_at > :now)`,
});
