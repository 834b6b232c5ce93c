import { Injectable } from '@nestjs/common';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { SubjectRegistry } from '../../engagement/subjects';
import { CoAuthorsService } from '../../papers/co-authors.service';
import { PaperFilesService } from '../../papers/paper-files.service';
import { coAuthorAnswered, coAuthorAsked, paperEnded } from '../../papers/papers.signals';
import { PatientTold } from '../../patient-consent/answers/patient-told.service';
import { patientDecided } from '../../patient-consent/patient-consent.signals';
import type { Fact } from '../fact';
import { hears, News } from './news';
import { PostNews } from './post.news';

/** Papers end with the consent to publication; their authors are notified. */
@Injectable()
export class PaperNews extends News {
  constructor(
    private readonly patients: PatientTold,
    private readonly papers: PaperFilesService,
    private readonly coAuthors: CoAuthorsService,
    private readonly posts: PostNews,
    private readonly subjects: SubjectRegistry,
  ) {
    super();
  }

  override readonly heard = new Map([
    hears(patientDecided, async ({ decisionId }) => {
      const decided = await this.patients.decision(decisionId);
      if (decided) await this.papers.endIfTakenBack(decided.postId);
      return [];
    }),
    hears(coAuthorAsked, (asked) => this.ofCoAuthor(asked)),
    hears(coAuthorAnswered, (answered) => this.ofAnswer(answered)),
    hears(paperEnded, (ended) => this.ofEnd(ended)),
  ]);

  /** Names the author and nothing of the case. */
  private async ofCoAuthor(asked: { paperId: number; memberId: number }): Promise<Fact[]> {
    const { paperId, memberId } = asked;
    const invitation = await this.coAuthors.named(paperId, memberId);
    if (invitation?.state !== 'asked') return [];
    return [
      {
        kind: 'co-author-asked',
        recipients: [memberId],
        actorId: invitation.authorId,
        link: `/papers/${paperId}`,
        about: `paper ${paperId} ${memberId}`,
      },
    ];
  }

  /** Leads to the paper, which says what the answer is: it can be changed. */
  private async ofAnswer(answered: { paperId: number; memberId: number }): Promise<Fact[]> {
    const { paperId, memberId } = answered;
    const named = await this.coAuthors.named(paperId, memberId);
    if (!named || named.state === 'asked') return [];
    return [
      {
        kind: 'co-author-answered',
        recipients: [named.authorId],
        actorId: memberId,
        link: `${this.subjects.pathOf({ kind: CLINICAL_POST, id: named.postId })}/paper`,
        about: `paper ${paperId}`,
      },
    ];
  }

  private async ofEnd({ paperId, asked }: { paperId: number; asked: number }): Promise<Fact[]> {
    const ended = await this.papers.ended(paperId, asked);
    if (!ended) return [];
    const about = `paper ${paperId} ${asked}`;
    const subject = { kind: CLINICAL_POST, id: ended.postId };
    const facts = await this.posts.told('paper-ended', subject, about);
    return facts.map((fact) => ({ ...fact, link: `${fact.link}/paper` }));
  }
}
