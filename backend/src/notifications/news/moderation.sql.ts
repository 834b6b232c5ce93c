import { Appeal } from '../../engagement/moderation/appeal.entity';
import { ModerationDecision } from '../../engagement/moderation-decision.entity';
import { Report } from '../../engagement/report.entity';
import { boolean, columns, nullable, statement, time } from '../../platform/database/statement';

const { id } = columns(Report, 'id');

export const DECIDED_REPORT = statement({
  takes: { id },
  gives: { ...columns(Report, 'reporterId'), decidedAt: time },
  sql: `select reporter_id as "reporterId", decided_at as "decidedAt" from report where id = :id and decided_at is not null`,
});

export const DECISION = statement({
  takes: columns(ModerationDecision, 'id'),
  gives: columns(ModerationDecision, 'subjectKind', 'subjectId', 'authorId'),
  sql: `select subject_kind as "subjectKind", subject_id as "subjectId", author_id as "authorId" from moderation_decision where id = :id`,
});

/** `isOwn`: the moderator who made the first decision also decided the appeal, or is the author. */
export const DECIDED_APPEAL = statement({
  takes: columns(Appeal, 'id'),
  gives: {
    ...columns(ModerationDecision, 'subjectKind', 'subjectId', 'authorId', 'decidedBy'),
    isOwn: boolean,
    isBySame: boolean,
  },
  sql: `select d.subject_kind as "subjectKind", d.subject_id as "subjectId", d.author_id as "authorId", d.decided_by as "decidedBy",
      d.decided_by in (d.author_id, coalesce(a.decided_by, d.decided_by)) as "isOwn", coalesce(a.decided_by = d.decided_by, false) as "isBySame"
    from appeal a join moderation_decision d on d.id = a.decision_id where a.id = :id and a.decided_at is not null`,
});

export const LAST_DECISION = statement({
  takes: columns(Report, 'subjectKind', 'subjectId'),
  gives: { id: nullable(id) },
  sql: `select max(id) as id from report
    where subject_kind = :subjectKind and subject_id = :subjectId and decided_at is not null`,
});
