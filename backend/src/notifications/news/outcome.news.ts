import { Injectable } from '@nestjs/common';
import {
  adviceCredited,
  outcomeDue,
  outcomeReported,
} from '../../clinical-cases/clinical-cases.signals';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { CaseAudienceRepository } from '../../clinical-cases/outcome/case-audience.repository';
import { CaseOutcomeRepository } from '../../clinical-cases/outcome/case-outcome.repository';
import { CommentsService } from '../../engagement/comments.service';
import { SubjectRegistry } from '../../engagement/subjects';
import type { Fact } from '../fact';
import { Authors } from './authors';
import { aboutComment } from './comment.news';
import { hears, News } from './news';
import { PostNews } from './post.news';

/** Outcomes of cases, and advice that helped. */
@Injectable()
export class OutcomeNews extends News {
  constructor(
    private readonly posts: PostNews,
    private readonly outcomes: CaseOutcomeRepository,
    private readonly audience: CaseAudienceRepository,
    private readonly comments: CommentsService,
    private readonly subjects: SubjectRegistry,
    private readonly authors: Authors,
  ) {
    super();
  }

  override readonly heard = new Map([
    hears(outcomeDue, ({ postId, day }) => this.ofDue(postId, day)),
    hears(outcomeReported, ({ postId }) => this.ofOutcome(postId)),
    hears(adviceCredited, ({ commentId }) => this.ofAdvice(commentId)),
  ]);

  /** Each reminder is sent once; not if the outcome was reported meanwhile. */
  private async ofDue(postId: number, day: string): Promise<Fact[]> {
    if (await this.outcomes.ofPost(postId)) return [];
    const subject = { kind: CLINICAL_POST, id: postId };
    return this.posts.told('outcome-due', subject, `${subject.kind} ${postId} ${day}`);
  }

  private async ofOutcome(postId: number): Promise<Fact[]> {
    const subject = { kind: CLINICAL_POST, id: postId };
    const authorId = await this.authors.of(subject);
    if (authorId === undefined) return [];
    const recipients = await this.audience.interestedIn(postId);
    const link = `${this.subjects.pathOf(subject)}#outcome`;
    const about = `${subject.kind} ${postId}`;
    return [{ kind: 'outcome-reported', recipients, actorId: authorId, link, about }];
  }

  /** From the author of the case to the author of the comment, if they can still see the case. */
  private async ofAdvice(commentId: number): Promise<Fact[]> {
    const comment = await this.comments.find(commentId);
    const actorId = comment && (await this.authors.of(comment.subject));
    if (!comment || actorId === undefined) return [];
    const interested = await this.audience.interestedIn(comment.subject.id);
    if (!interested.includes(comment.authorId)) return [];
    const { link, about } = aboutComment(comment, this.subjects);
    return [{ kind: 'advice-credited', recipients: [comment.authorId], actorId, link, about }];
  }
}
