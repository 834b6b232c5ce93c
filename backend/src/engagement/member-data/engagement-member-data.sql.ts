import { columns, number, statement } from '../../platform/database/statement';
import { Report } from '../report.entity';
import { SubjectFollow } from '../subject-follow.entity';

const FOLLOW = columns(SubjectFollow, 'subjectKind', 'subjectId', 'createdAt');
const REPORT = columns(Report, 'subjectKind', 'subjectId', 'createdAt');

export const FOLLOWED_BY = statement({
  takes: { memberId: number },
  gives: { kind: FOLLOW.subjectKind, id: FOLLOW.subjectId, at: FOLLOW.createdAt },
  sql: `select subject_kind as kind, subject_id as id, created_at as at from subject_follow
    where member_id = :memberId order by created_at`,
});

export const REPORTED_BY = statement({
  takes: { memberId: number },
  gives: {
    kind: REPORT.subjectKind,
    id: REPORT.subjectId,
    at: REPORT.createdAt,
    ...columns(Report, 'category', 'reason'),
  },
  sql: `select subject_kind as kind, subject_id as id, created_at as at, category, reason from report
    where reporter_id = :memberId order by created_at`,
});
