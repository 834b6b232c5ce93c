import { columns, statement } from '../platform/database/statement';
import { Report } from './moderation/report.entity';

/**
 * One for each member and thing. A second one gives nothing, unless the thing was mended since the first was decided: then it stands
 * in its place.
 */
export const ADD_REPORT = statement({
  takes: columns(
    Report,
    ...(['subjectKind', 'subjectId', 'reporterId', 'category', 'reason', 'createdAt'] as const),
  ),
  gives: columns(Report, 'id'),
  sql: `insert into report (subject_kind, subject_id, reporter_id, category, reason, created_at)
    values (:subjectKind, :subjectId, :reporterId, :category, :reason, :createdAt)
    on conflict (subject_kind, subject_id, reporter_id) do update set category = excluded.category, reason = excluded.reason,
      created_at = excluded.created_at, decision = null, action = null, note = '', decided_by = null, decided_at = null
    where exists (select from moderation_decision d where d.subject_kind = report.subject_kind and d.subject_id = report.subject_id
      and d.decided_at = report.decided_at and d.mended_at is not null) returning id`,
});
