import { Injectable } from '@nestjs/common';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { PatientTold } from '../../patient-consent/answers/patient-told.service';
import type { Decision } from '../../patient-consent/links/patient-link.rules';
import { patientDecided, patientLinkOver } from '../../patient-consent/patient-consent.signals';
import type { Fact } from '../fact';
import { hears, News } from './news';
import { PostNews } from './post.news';

/** Nothing clinical, and nothing about the patient. */
const DECIDED: Readonly<Record<Decision, string>> = {
  give: 'The patient agreed to your post.',
  refuse: 'The patient did not agree to your post. Its files are erased.',
  withdraw: 'The patient withdrew consent to your post. Its files are erased.',
};
const UNANSWERED = 'The private link for your post has ended without an answer.';

/** Notifies authors of the results of their links for patients. */
@Injectable()
export class PatientConsentNews extends News {
  constructor(
    private readonly told: PatientTold,
    private readonly posts: PostNews,
  ) {
    super();
  }

  override readonly heard = new Map([
    hears(patientDecided, async ({ decisionId }) => {
      const decided = await this.told.decision(decisionId);
      if (!decided) return [];
      const about = `patient-decision ${decisionId}`;
      return this.ofPost(decided.postId, about, DECIDED[decided.decision]);
    }),
    hears(patientLinkOver, async ({ linkId }) => {
      const over = await this.told.unanswered(linkId);
      return over ? this.ofPost(over.postId, `patient-link ${linkId}`, UNANSWERED) : [];
    }),
  ]);

  private async ofPost(postId: number, about: string, words: string): Promise<Fact[]> {
    const facts = await this.posts.told(
      'patient-decided',
      { kind: CLINICAL_POST, id: postId },
      about,
    );
    return facts.map((fact) => ({ ...fact, words, link: `${fact.link}/consent` }));
  }
}
