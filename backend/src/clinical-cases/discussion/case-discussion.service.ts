import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Blocks } from '../../connections/blocks/blocks';
import type { CommentRow, CommentWindow, NewComment } from '../../engagement/comments.service';
import { DiscussionService } from '../../engagement/discussion.service';
import { Clock } from '../../platform/clock';
import { type Reason, Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Page } from '../../wire/reply';
import { AskedColleagues } from '../asked-colleagues';
import { canDiscuss } from '../clinical-cases.policy';
import { caseCommented, caseLiked } from '../clinical-cases.signals';
import type { PostKind } from '../clinical-post.entity';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostFacts, PostName } from '../clinical-post.rows';
import { CLINICAL_POST } from '../clinical-post.sql';
import { CaseAdviceRepository } from '../outcome/case-advice.repository';
import { CaseOutcomeRepository } from '../outcome/case-outcome.repository';

/** A case is discussed until it closes, and not between two of whom one has blocked the other. A patient's death is not liked. */
@Injectable()
export class CaseDiscussionService extends DiscussionService<PostKind> {
  protected readonly subjectKind = CLINICAL_POST;
  protected readonly liked = caseLiked;
  protected readonly commented = caseCommented;

  constructor(
    private readonly transactions: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly blocks: Blocks,
    private readonly outcomes: CaseOutcomeRepository,
    private readonly advice: CaseAdviceRepository,
    private readonly asked: AskedColleagues,
  ) {
    super();
  }

  /**
   * Each with what it did to the plan, once the outcome is reported; and, for the author of the case and whoever was asked themselves, with
   * whether its author was asked.
   */
  override async commentsOn(
    actor: Actor,
    post: PostName,
    window: CommentWindow,
  ): Promise<Page<CommentRow>> {
    const page = await super.commentsOn(actor, post, window);
    const { hasOutcome, isAsked, authorId } = await this.posts.factsVisibleTo(actor, post);
    const asked = isAsked ? await this.asked.askedIn(post.id) : null;
    const isTold = actor.memberId === authorId || asked?.has(actor.memberId);
    const advice = hasOutcome ? await this.advice.ofPost(post.id) : [];
    const effects = new Map(advice.map(({ commentId, effect }) => [commentId, effect]));
    return page.map((row) => ({
      ...row,
      advice: effects.get(row.id),
      wasAsked: isTold && asked?.has(row.author_id),
    }));
  }

  /** An answer, where its author asked for one. */
  override async comment(actor: Actor, post: PostName, comment: NewComment) {
    const { isAsked } = await this.posts.factsVisibleTo(actor, post);
    if (!isAsked) return super.comment(actor, post, comment);
    return this.transactions.transactional(async () => {
      const added = await super.comment(actor, post, comment);
      await this.asked.answered(post.id, actor.memberId);
      const asked = await this.asked.askedIn(post.id);
      return { ...added, comment: { ...added.comment, wasAsked: asked.has(actor.memberId) } };
    });
  }

  protected demandVisible(actor: Actor, post: PostName): Promise<PostFacts> {
    return this.posts.factsVisibleTo(actor, post);
  }

  protected override async demandOpen(actor: Actor, post: PostName): Promise<PostFacts> {
    const facts = await this.demandVisible(actor, post);
    if (!canDiscuss(facts, this.clock.now())) throw new Refusal('clinical-cases.closed');
    return facts;
  }

  protected override async demandCommentable(actor: Actor, post: PostName): Promise<void> {
    if (await this.isBlocked(actor, await this.demandOpen(actor, post)))
      throw new Refusal('engagement.blocked');
  }

  /** After a death, or a block between the two, a like can only be taken back. */
  protected override async whyNotLiked(actor: Actor, post: PostName): Promise<Reason | undefined> {
    await this.demandVisible(actor, post);
    if (await this.outcomes.endedInDeath(post.id)) return 'clinical-cases.takes-no-likes';
    const isBlocked = await this.isBlocked(actor, await this.demandOpen(actor, post));
    return isBlocked ? 'engagement.blocked' : undefined;
  }

  private isBlocked({ memberId }: Actor, { authorId }: PostFacts): Promise<boolean> {
    return this.blocks.between(memberId, authorId);
  }
}
