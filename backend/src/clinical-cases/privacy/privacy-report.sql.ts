import type { DbTime } from '../../platform/database/columns';
import { columns, json, statement } from '../../platform/database/statement';
import { CONSENTS, type ConsentRow } from '../consent/consent.sql';
import { PrivacyReport, type ReportContent } from './privacy-report.entity';

interface ReportRow {
  readonly id: number;
  readonly confirmedBy: number;
  readonly report: ReportContent;
  readonly createdAt: DbTime;
}

const REPORTS = `select id, confirmed_by as "confirmedBy", report, created_at as "createdAt"
  from privacy_report where post_id = :postId order by id desc`;

/** What was checked and agreed to before a post went out, the latest first. */
export const PRIVACY_OF = statement({
  takes: columns(PrivacyReport, 'postId'),
  gives: { consents: json<readonly ConsentRow[]>(), reports: json<readonly ReportRow[]>() },
  sql: `select (select coalesce(json_agg(c), '[]') from (${CONSENTS}) c) as consents,
      (select coalesce(json_agg(r), '[]') from (${REPORTS}) r) as reports`,
});
