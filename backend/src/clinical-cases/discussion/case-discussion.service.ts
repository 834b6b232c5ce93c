import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  CommentFacts,
  CommentRow,
  CommentWindow,
  NewComment,
} from '../../engagement/comments.service';
import { type AddedComment, DiscussionService } from '../../engagement/discussion.service';
import { COMMENT } from '../../engagement/moderation/reported-comments';
import { demandReadable, type Sight } from '../../engagement/sight';
import { Clock } from '../../platform/clock';
import { type Reason, Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Page } from '../../wire/reply';
import { canDiscuss } from '../clinical-cases.policy';
import { caseCommented, caseLiked } from '../clinical-cases.signals';
import type { PostKind } from '../clinical-post.content';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostFacts, PostName } from '../clinical-post.rows';
import { CLINICAL_POST } from '../clinical-post.sql';
import { CaseAdviceRepository } from '../outcome/case-advice.repository';
import { AskedColleagues } from './asked-colleagues';
import { CaseVisits } from './case-visits.service';

interface SeenCase extends PostFacts {
  readonly sight: Sight;
}

/**
 * A case can be discussed until it closes, unless the author and the member have blocked one
 * another. A case that ended in death cannot be liked.
 */
@Injectable()
export class CaseDiscussionService extends DiscussionService<PostKind, SeenCase> {
  protected readonly subjectKind = CLINICAL_POST;
  protected readonly commentKind = COMMENT;
  protected readonly liked = caseLiked;
  protected readonly commented = caseCommented;

  constructor(
    private readonly transactions: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly advice: CaseAdviceRepository,
    private readonly asked: AskedColleagues,
    private readonly visits: CaseVisits,
  ) {
    super();
  }

  /**
   * Adds the effect on the plan once the outcome is reported: comments that changed it come before
   * the most liked ones. For the author of the case and the members who were asked, also adds
   * whether each commenter was asked.
   */
  protected override async commentsIn(
    seen: SeenCase,
    on: { actor: Actor; post: PostName; window: CommentWindow },
  ): Promise<Page<CommentRow>> {
    const { hasOutcome, isAsked, authorId } = seen;
    const { actor, post, window } = on;
    const advice = hasOutcome ? await this.advice.ofPost(post.id) : [];
    const changed = advice.filter(({ effect }) => effect === 'changed');
    const first = changed.map(({ commentId }) => commentId);
    const page = await super.commentsIn(seen, { ...on, window: { ...window, first } });
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

  /** Loading the first page counts as a visit, unless the discussion is hidden. */
  private async readBefore(
    { memberId }: Actor,
    { id }: PostName,
    { window, page }: { window: CommentWindow; page: Page<CommentRow> },
  ): Promise<number> {
    const isVisit = window.before === Number.MAX_SAFE_INTEGER && !page.headers['X-Blinded'];
    if (!isVisit) return Number.MAX_SAFE_INTEGER;
    return this.visits.note(memberId, id, Math.max(0, ...page.items.map((row) => row.id)));
  }

  /** On a case whose author asked for answers, a comment also counts as an answer. */
  protected override async commentOn(
    seen: SeenCase,
    on: { actor: Actor; post: PostName; comment: NewComment },
  ): Promise<AddedComment> {
    if (!seen.isAsked) return super.commentOn(seen, on);
    const { post, actor } = on;
    return this.transactions.transactional(async () => {
      const added = await super.commentOn(seen, on);
      await this.asked.answered(post.id, actor.memberId);
      const asked = await this.asked.askedIn(post.id);
      return { ...added, comment: { ...added.comment, wasAsked: asked.has(actor.memberId) } };
    });
  }

  /** @throws Refusal for anyone but its author, and once its case is closed */
  async ownCommentWhileOpen(actor: Actor, commentId: number): Promise<CommentFacts> {
    const comment = await this.findComment(commentId);
    const seen = await this.reach(actor, { id: comment.subject.id });
    demandReadable(seen, actor, comment);
    if (comment.authorId !== actor.memberId) throw new Refusal('engagement.comment-of-another');
    this.demandOpen(seen);
    return comment;
  }

  /** Comments are hidden until the viewer has voted in a blind poll (contract, section 22). */
  protected async see(actor: Actor, post: PostName): Promise<SeenCase> {
    const facts = await this.posts.factsVisibleTo(actor, post);
    return { ...facts, sight: sightIn(facts) };
  }

  protected override async reach(actor: Actor, post: PostName): Promise<SeenCase> {
    const facts = await this.posts.factsAcrossBlocks(actor, post);
    return { ...facts, sight: sightIn(facts) };
  }

  protected override demandOpen(seen: SeenCase): void {
    if (!canDiscuss(seen, this.clock.now())) throw new Refusal('clinical-cases.closed');
  }

  protected override demandCommentable(seen: SeenCase): void {
    this.demandOpen(seen);
    if (seen.isBlocked) throw new Refusal('engagement.blocked');
  }

  /** After a death, or a block between the two, a like can only be removed. */
  protected override whyNotLiked(seen: SeenCase): Reason | undefined {
    // Before voting, refusing the like would reveal the outcome.
    if (!seen.isBlinded && seen.endedInDeath) return 'clinical-cases.takes-no-likes';
    this.demandOpen(seen);
    return seen.isBlocked ? 'engagement.blocked' : undefined;
  }
}

function sightIn({ isBlind, isBlinded }: PostFacts): Sight {
  if (isBlinded) return 'hidden';
  return isBlind ? 'revealed' : 'open';
}
