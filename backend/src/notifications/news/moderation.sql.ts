import { Report } from '../../engagement/moderation/report.entity';
import { columns, nullable, statement, text, time } from '../../platform/database/statement';
import { Profile } from '../../profiles/profile.entity';

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

export const REGISTRATION_CONFIRMED = statement({
  takes: columns(Profile, 'accountId'),
  gives: { on: nullable(text) },
  sql: 'select registration_verified_on::text as on from profile where account_id = :accountId',
});
