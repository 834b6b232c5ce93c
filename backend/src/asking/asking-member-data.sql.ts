import { columns, nullable, number, statement, text, time } from '../platform/database/statement';
import { AskedMember } from './asked-member.entity';
import { CaseAsk } from './case-ask.entity';

const MEMBER = columns(AskedMember, 'memberId');

/** What somebody was asked in person. */
export const ASKED_OF = statement({
  takes: MEMBER,
  gives: {
    caseId: number,
    ...columns(AskedMember, 'askedAt', 'seenAt', 'passedAt'),
    answeredAt: nullable(time),
  },
  sql: `select k.post_id as "caseId", k.asked_at as "askedAt", k.seen_at as "seenAt", k.passed_at as "passedAt", w.answered_at as "answeredAt"
    from asked_member k left join case_answer w on w.post_id = k.post_id and w.member_id = k.member_id
    where k.member_id = :memberId and k.wave < 3 order by k.id`,
});

export const ASKED_BY = statement({
  takes: MEMBER,
  gives: { caseId: number, urgency: text, ...columns(CaseAsk, 'askedAt', 'dueAt', 'endedAt') },
  sql: `select a.post_id as "caseId", a.urgency, a.asked_at as "askedAt", a.due_at as "dueAt", a.ended_at as "endedAt"
    from case_ask a join clinical_post p on p.id = a.post_id where p.author_id = :memberId order by a.asked_at`,
});

export const FORGET_ASKED = statement({
  takes: MEMBER,
  gives: {},
  sql: 'delete from asked_member where member_id = :memberId',
});

export const FORGET_ANSWERS = statement({
  takes: MEMBER,
  gives: {},
  sql: 'delete from case_answer where member_id = :memberId',
});
