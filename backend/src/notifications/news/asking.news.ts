import { Injectable } from '@nestjs/common';
import type { Urgency } from '../../asking/asking.rules';
import { askEnded, groupAsked, membersAsked } from '../../asking/asking.signals';
import { CaseAskRepository } from '../../asking/case-ask.repository';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { SubjectRegistry } from '../../engagement/subjects';
import type { Fact } from '../fact';
import { Authors } from './authors';
import { hears, News } from './news';
import { PostNews } from './post.news';

/** Mentions the urgency only, nothing clinical. */
const ASKS: Readonly<Record<Urgency, string>> = {
  today: '{who} asks for your opinion today.',
  week: '{who} asks for your opinion this week.',
  teaching: '{who} asks for your opinion, for teaching.',
};

const answeredBy = (count: number) =>
  `Your question has ended: ${count === 1 ? 'one colleague' : `${count || 'no'} colleagues`} answered.`;

/** Notifies members of questions to them, and authors when a question ends. */
@Injectable()
export class AskingNews extends News {
  constructor(
    private readonly asks: CaseAskRepository,
    private readonly authors: Authors,
    private readonly posts: PostNews,
    private readonly subjects: SubjectRegistry,
  ) {
    super();
  }

  override readonly heard = new Map([
    hears(membersAsked, ({ postId, memberIds }) => this.ofQuestion(postId, memberIds)),
    hears(groupAsked, async ({ postId }) =>
      this.ofQuestion(postId, await this.asks.toldWithGroup(postId)),
    ),
    hears(askEnded, ({ postId }) => this.ofEnd(postId)),
  ]);

  private async ofQuestion(postId: number, recipients: readonly number[]): Promise<Fact[]> {
    const subject = { kind: CLINICAL_POST, id: postId };
    const actorId = await this.authors.of(subject);
    const ask = await this.asks.progressOf(postId);
    if (actorId === undefined || !ask || ask.endedAt) return [];
    const link = this.subjects.pathOf(subject);
    const [about, words] = [`${subject.kind} ${postId}`, ASKS[ask.urgency]];
    return [{ kind: 'asked', recipients, actorId, link, about, words }];
  }

  private async ofEnd(postId: number): Promise<Fact[]> {
    const ask = await this.asks.progressOf(postId);
    if (!ask) return [];
    const told = await this.posts.told('ask-ended', { kind: CLINICAL_POST, id: postId });
    return told.map((fact) => ({ ...fact, words: answeredBy(ask.answered + ask.others) }));
  }
}
