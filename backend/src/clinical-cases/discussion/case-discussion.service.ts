import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Blocks } from '../../connections/blocks/blocks';
import type { CommentRow, CommentWindow, NewComment } from '../../engagement/comments.service';
import { DiscussionService, type Sight } from '../../engagement/discussion.service';
import { Clock } from '../../platform/clock';
import { type Reason, Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Page } from '../../wire/reply';
import { AskedColleagues } from '../asked-colleagues';
import { canDiscuss } from '../clinical-cases.policy';
import { caseCommented, caseLiked } from '../clinical-cases.signals';
import type { PostKind } from '../clinical-post.content';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostFacts, PostName } from '../clinical-post.rows';
import { CLINICAL_POST } from '../clinical-post.sql';
import { CaseAdviceRepository } from '../outcome/case-advice.repository';
import { CaseOutcomeRepository } from '../outcome/case-outcome.repository';
import { CaseVisits } from './case-visits.service';

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
    private readonly visits: CaseVisits,
  ) {
    super();
  }

  /**
   * Each with what it did to the plan, once the outcome is reported: what changed it comes before what is most liked. And, for the author of the case and whoever was asked themselves, with
   * whether its author was asked.
   */
  override async commentsOn(
    actor: Actor,
    post: PostName,
    window: CommentWindow,
  ): Promise<Page<CommentRow>> {
    const { hasOutcome, isAsked, authorId } = await this.posts.factsVisibleTo(actor, post);
    const advice = hasOutcome ? await this.advice.ofPost(post.id) : [];
    const changed = advice.filter(({ effect }) => effect === 'changed');
    const first = changed.map(({ commentId }) => commentId);
    const page = await super.commentsOn(actor, post, { ...window, first });
    const asked = isAsked ? await this.asked.askedIn(post.id) : null;
    const isTold = actor.memberId === authorId || asked?.has(actor.memberId);
    const readUpTo = await this.readBefore(actor, post, { window, page });
    const effects = new Map(advice.map(({ commentId, effect }) => [commentId, effect]));
    return page.map((row) => ({
      ...row,
      isNew: row.id > readUpTo && row.author_id !== actor.memberId,
      advice: effects.get(row.id),
      wasAsked: isTold && asked?.has(row.author_id),
    }));
  }

  /** A first page is a visit, of whoever reads it at all. */
  private async readBefore(
    { memberId }: Actor,
    { id }: PostName,
    { window, page }: { window: CommentWindow; page: Page<CommentRow> },
  ): Promise<number> {
    const isVisit = window.before === Number.MAX_SAFE_INTEGER && !page.headers['X-Blinded'];
    if (!isVisit) return Number.MAX_SAFE_INTEGER;
    return this.visits.note(memberId, id, Math.max(0, ...page.items.map((row) => row.id)));
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

  protected async demandVisible(
    actor: Actor,
    post: PostName,
  ): Promise<PostFacts & { sight: Sight }> {
    const facts = await this.posts.factsVisibleTo(actor, post);
    return { ...facts, sight: sightIn(facts) };
  }

  /** Nobody reads the others before they have voted (contract section 22). */
  protected override async sightOf(actor: Actor, post: PostName): Promise<Sight> {
    return (await this.demandVisible(actor, post)).sight;
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
    const { isBlinded } = await this.demandVisible(actor, post);
    // To refuse the like would tell what became of the patient.
    if (!isBlinded && (await this.outcomes.endedInDeath(post.id)))
      return 'clinical-cases.takes-no-likes';
    const isBlocked = await this.isBlocked(actor, await this.demandOpen(actor, post));
    return isBlocked ? 'engagement.blocked' : undefined;
  }

  private isBlocked({ memberId }: Actor, { authorId }: PostFacts): Promise<boolean> {
    return this.blocks.between(memberId, authorId);
  }
}

function sightIn({ isBlind, isBlinded }: PostFacts): Sight {
  if (isBlinded) return 'hidden';
  return isBlind ? 'revealed' : 'open';
}
