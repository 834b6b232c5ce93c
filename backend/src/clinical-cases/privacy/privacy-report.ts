import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { Clock } from '../../platform/clock';
import { type DbTime, timeOf } from '../../platform/database/columns';
import { CONSENTS, type Consent, type ConsentRow, consentOf } from './consent.repository';
import { CONSENT_TEXT_VERSION, type ReviewSaid } from './consent.rules';

/** Raised whenever a rule of the lint changes its verdicts. */
export const LINT_VERSION = '2026-11';

interface CheckedFile {
  readonly sha256: string;
  readonly kind: string;
  readonly masks: number;
}

/** What was checked before a post went out. It holds no words of the post. */
export interface PrivacyReport {
  readonly lintVersion: string;
  readonly textVersion: string;
  /** Kinds of findings that the author kept as no patient's. */
  readonly kept: readonly string[];
  readonly wasReviewed: boolean;
  readonly files: readonly CheckedFile[];
}

export interface KeptReport extends PrivacyReport {
  readonly id: number;
  readonly confirmedBy: number;
  readonly createdAt: Date;
}

interface ReportRow {
  readonly id: number;
  readonly confirmedBy: number;
  readonly report: PrivacyReport;
  readonly createdAt: DbTime;
}

const REPORTS = `select id, confirmed_by as "confirmedBy", report, created_at as "createdAt"
  from privacy_report where post_id = ? order by id desc`;

@Injectable()
export class PrivacyReports {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of the post. */
  async add(
    post: { id: number; authorId: number },
    review: ReviewSaid,
    files: readonly {
      readonly asset: Pick<Asset, 'sha256' | 'kind'>;
      readonly maskCount: number;
    }[],
  ): Promise<void> {
    const report: PrivacyReport = {
      lintVersion: LINT_VERSION,
      textVersion: CONSENT_TEXT_VERSION,
      ...review,
      files: files.map(({ asset, maskCount }) => ({
        sha256: asset.sha256,
        kind: asset.kind,
        masks: maskCount,
      })),
    };
    await this.em.execute(
      'insert into privacy_report (post_id, confirmed_by, report, created_at) values (?, ?, ?::jsonb, ?)',
      [post.id, post.authorId, JSON.stringify(report), this.clock.now()],
    );
  }

  /** What was checked and agreed to before a post went out, the latest first. */
  async ofPost(postId: number): Promise<{ consents: Consent[]; reports: KeptReport[] }> {
    const [row] = await this.em.execute<{ consents: ConsentRow[]; reports: ReportRow[] }[]>(
      `select (select coalesce(json_agg(c), '[]') from (${CONSENTS}) c) as consents,
         (select coalesce(json_agg(r), '[]') from (${REPORTS}) r) as reports`,
      [postId, postId],
    );
    const { consents = [], reports = [] } = row ?? {};
    return {
      consents: consents.map(consentOf),
      reports: reports.map(({ report, createdAt, ...rest }) => ({
        ...rest,
        ...report,
        createdAt: timeOf(createdAt),
      })),
    };
  }
}
