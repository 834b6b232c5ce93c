import { Report } from '../../engagement/moderation/report.entity';
import { columns, nullable, statement, time } from '../../platform/database/statement';

const { id } = columns(Report, 'id');

export const DECIDED_REPORT = statement({
  takes: { id },
  gives: { ...columns(Report, 'reporterId'), decidedAt: time },
  sql: `select reporter_id as "reporterId", decided_at as "decidedAt" from report where id = :id and decided_at is not null`,
});

export const LAST_DECISION = statement({
  takes: columns(Report, 'subjectKind', 'subjectId'),
  gives: { id: nullable(id) },
  sql: `select max(id) as id from report
    where subject_kind = :subjectKind and subject_id = :subjectId and decided_at is not null`,
});
