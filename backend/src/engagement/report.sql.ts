import { boolean, columns, number, statement, text } from '../platform/database/statement';
import { Report } from './report.entity';

/**
 * One report per member and subject. Reporting again returns nothing, unless the author has made
 * the changes requested by the decision about the first report; the new report then replaces it.
 */
export const ADD_REPORT = statement({
  takes: columns(
    Report,
    'subjectKind',
    'subjectId',
    'reporterId',
    'category',
    'reason',
    'createdAt',
  ),
  gives: columns(Report, 'id'),
  sql: `insert into report (subject_kind, subject_id, reporter_id, category, reason, created_at)
    values (:subjectKind, :subjectId, :reporterId, :category, :reason, :createdAt)
    on conflict (subject_kind, subject_id, reporter_id) do update set category = excluded.category, reason = excluded.reason,
      created_at = excluded.created_at, decision = null, action = null, note = '', decided_by = null, decided_at = null
    where exists (select from moderation_decision d where d.subject_kind = report.subject_kind and d.subject_id = report.subject_id
      and d.decided_at = report.decided_at and d.mended_at is not null) returning id`,
});

/**
 * The open reports of a subject that a patient can be identified, the member's own first, and
 * whether their writers' registrations are confirmed.
 */
export const WARNINGS = statement({
  takes: { memberId: number, kind: text, id: number },
  gives: { ...columns(Report, 'reporterId'), isVerified: boolean },
  sql: `select r.reporter_id as "reporterId", coalesce((select p.registration_verified_on is not null from profile p
      where p.account_id = r.reporter_id), false) as "isVerified"
    from report r where r.subject_kind = :kind and r.subject_id = :id and r.decided_at is null and r.category = 'patient-identifiable'
    order by r.reporter_id = :memberId desc limit 3`,
});
