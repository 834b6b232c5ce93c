import { ModerationDecision } from '../../engagement/moderation-decision.entity';
import { Report } from '../../engagement/report.entity';
import {
  columns,
  json,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';

const OF_MEMBER = { memberId: number, most: number };
const SUBJECT = { kind: text, subjectId: number };

/**
 * There are few open reports, so the author of each reported item is looked up. Oldest first, the
 * order in which they are decided.
 */
export const OPEN_ABOUT = statement({
  takes: OF_MEMBER,
  gives: { id: number, ...SUBJECT, count: number, categories: json<string[]>(), since: time },
  sql: `select min(r.id) as id, r.subject_kind as kind, r.subject_id as "subjectId", count(*)::int as count,
      to_json(array_agg(distinct r.category)) as categories, min(r.created_at) as since
    from report r
      left join clinical_post c on r.subject_kind = 'clinical-post' and c.id = r.subject_id
      left join beyond_post b on r.subject_kind = 'beyond-post' and b.id = r.subject_id
      left join explore_post e on r.subject_kind = 'explore-post' and e.id = r.subject_id
      left join learning_item l on r.subject_kind = 'learning-item' and l.id = r.subject_id
      left join chat_message m on r.subject_kind = 'chat-message' and m.id = r.subject_id
    where r.decided_at is null
      and coalesce(c.author_id, b.author_id, e.author_id, l.author_id, m.sender_id) = :memberId::bigint
    group by r.subject_kind, r.subject_id order by 1 limit :most::int`,
});

/** Newest first. A decision is matched with the report it closed by their subject and time. */
export const DECIDED_ABOUT = statement({
  takes: OF_MEMBER,
  gives: {
    ...columns(ModerationDecision, 'id', 'action', 'reason', 'decidedAt'),
    ...SUBJECT,
    reportId: nullable(number),
    by: text,
    verdict: nullable(text),
  },
  sql: `select d.id, d.subject_kind as kind, d.subject_id as "subjectId", d.action, d.reason, d.decided_at as "decidedAt",
      (select min(r.id) from report r where r.subject_kind = d.subject_kind and r.subject_id = d.subject_id
        and r.decided_at = d.decided_at) as "reportId",
      trim(t.first_name || ' ' || t.last_name) as by, p.decision as verdict
    from moderation_decision d join account t on t.id = d.decided_by left join appeal p on p.decision_id = d.id
    where d.author_id = :memberId::bigint order by d.id desc limit :most::int`,
});

/** The member's own reports and their outcomes, newest first. */
export const REPORTED_BY = statement({
  takes: OF_MEMBER,
  gives: { ...columns(Report, 'id', 'category', 'createdAt', 'decision', 'decidedAt'), ...SUBJECT },
  sql: `select id, subject_kind as kind, subject_id as "subjectId", category, created_at as "createdAt", decision, decided_at as "decidedAt"
    from report where reporter_id = :memberId::bigint order by id desc limit :most::int`,
});

export const COUNT_REPORTS = statement({
  takes: { memberId: number },
  gives: { decided: number, own: number },
  sql: `select (select count(*) from moderation_decision where author_id = :memberId::bigint)::int as decided,
    (select count(*) from report where reporter_id = :memberId::bigint)::int as own`,
});
