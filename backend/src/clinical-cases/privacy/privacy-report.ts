import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { type Consent, consentOf } from '../consent/consent.repository';
import { CONSENT_TEXT_VERSION, type ReviewSaid } from '../consent/consent.rules';
import { PrivacyReport, type ReportContent } from './privacy-report.entity';
import { PRIVACY_OF } from './privacy-report.sql';

/** Raised whenever a rule of the lint changes its verdicts. */
export const LINT_VERSION = '2026-11-27';

export interface KeptReport extends ReportContent {
  readonly id: number;
  readonly confirmedBy: number;
  readonly createdAt: Date;
}

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
    const report: ReportContent = {
      lintVersion: LINT_VERSION,
      textVersion: CONSENT_TEXT_VERSION,
      ...review,
      files: files.map(({ asset, maskCount }) => ({
        sha256: asset.sha256,
        kind: asset.kind,
        masks: maskCount,
      })),
    };
    await this.em.insert(PrivacyReport, {
      postId: post.id,
      confirmedBy: post.authorId,
      report,
      createdAt: this.clock.now(),
    });
  }

  /** What was checked and agreed to before a post went out, the latest first. */
  async ofPost(postId: number): Promise<{ consents: Consent[]; reports: KeptReport[] }> {
    const { consents = [], reports = [] } = (await PRIVACY_OF.first(this.em, { postId })) ?? {};
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
