import { Injectable } from '@nestjs/common';
import type { ClinicalPost } from '../clinical-post.entity';
import { type EditedPost, PostPart, type PublishedPost } from '../post-parts';
import { PatientWaiting } from './patient-waiting.service';
import { PrivacyReports } from './privacy-report';
import { PrivacyReport } from './privacy-report.entity';

/** What protects the patient: the report of the checks, and waiting for the patient's consent. */
@Injectable()
export class PrivacyPart extends PostPart {
  override readonly hanging = [PrivacyReport];

  constructor(
    private readonly reports: PrivacyReports,
    private readonly patients: PatientWaiting,
  ) {
    super();
  }

  override async published({ post, sent, files }: PublishedPost): Promise<void> {
    await this.reports.add(post, sent.review, files);
    if (post.consentBy === 'patient') await this.patients.begin(post);
  }

  override async editing(post: ClinicalPost) {
    const before = await this.patients.before(post);
    return async ({ review, files, decides, consentId }: EditedPost) => {
      if (files.length > 0) await this.reports.add(post, review, files);
      if (decides === 'patient') await this.patients.after(post, before);
      else if (post.consentBy === 'patient') await this.patients.handBack(post, Number(consentId));
    };
  }
}
