import { Injectable } from '@nestjs/common';
import type { ClinicalPost } from '../../clinical-cases/clinical-post.entity';
import { ConsentRepository } from '../../clinical-cases/consent/consent.repository';
import { narrowestOf } from '../../clinical-cases/consent/consent.rules';
import { PatientWaiting } from '../../clinical-cases/privacy/patient-waiting.service';
import { ShownContents } from '../../clinical-cases/privacy/shown-content';
import type { PatientLink } from './patient-link.entity';

/** Shows a post once all patients asked about it have agreed. */
@Injectable()
export class AgreementService {
  constructor(
    private readonly waiting: PatientWaiting,
    private readonly contents: ShownContents,
    private readonly consents: ConsentRepository,
  ) {}

  /**
   * Call this in the transaction that locked the post and all of its links. A link that ended
   * unanswered does not count as an answer until its author removes it.
   */
  async showIfAllAgree(post: ClinicalPost, links: readonly PatientLink[]): Promise<void> {
    if (post.withdrawnAt) return;
    const asked = links.filter(({ state }) => state !== 'ended');
    if (asked.length === 0 || asked.some(({ state }) => state !== 'given')) return;
    const consentId = await this.consents.latest(post.id);
    if (consentId === null) throw new Error(`Nobody agreed to the post ${post.id}.`);
    const version = await this.contents.versionOf(post);
    await this.waiting.show(post, {
      consentId,
      scope: narrowestOf(asked.map(({ scope, offered }) => scope ?? offered)),
      isOfAll: asked.every(({ agreedVersion }) => agreedVersion === version),
    });
  }
}
