import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Blocks } from '../../connections/blocks/blocks';
import { CollectionsService } from '../../engagement/collections.service';
import {
  type CommentFacts,
  type CommentRow,
  CommentsService,
  type NewComment,
} from '../../engagement/comments.service';
import {
  type Liked,
  type Liker,
  type LikeState,
  LikesService,
} from '../../engagement/likes.service';
import { type NewReport, ReportsService } from '../../engagement/reports.service';
import type { Subject } from '../../engagement/subjects';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import type { Page } from '../../wire/reply';
import { canDiscuss, canReport } from '../clinical-cases.policy';
import { caseCommented, caseLiked } from '../clinical-cases.signals';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostFacts, PostName } from '../clinical-post.rows';
import { CLINICAL_POST } from '../clinical-post.sql';
import { CaseOutcomeRepository } from '../outcome/case-outcome.repository';

const subjectOf = ({ id }: PostName): Subject => ({ kind: CLINICAL_POST, id });

/** What colleagues do with a clinical post: like, discuss, save and report it. */
@Injectable()
export class CaseDiscussionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly likes: LikesService,
    private readonly comments: CommentsService,
    private readonly collections: CollectionsService,
    private readonly reports: ReportsService,
    private readonly blocks: Blocks,
    private readonly outcomes: CaseOutcomeRepository,
    private readonly audit: AuditLog,
  ) {}

  async like(actor: Actor, post: PostName): Promise<LikeState> {
    await this.demandLikeable(actor, post);
    await this.demandUnblocked(actor, await this.demandOpen(actor, post));
    const { memberId } = actor;
    return this.likes.like(memberId, subjectOf(post), caseLiked, { postId: post.id, memberId });
  }

  async unlike(actor: Actor, post: PostName): Promise<LikeState> {
    await this.demandOpen(actor, post);
    return this.likes.unlike(actor.memberId, subjectOf(post));
  }

  /** A like, or no like any more where there was one. After a death, or a block between the two, it can only be taken back. */
  async toggleLike(actor: Actor, post: PostName): Promise<{ count: number; isLiked: boolean }> {
    const { memberId } = actor;
    if (await this.hasDied(actor, post))
      return this.takeBack(memberId, post, 'clinical-cases.takes-no-likes');
    const { authorId } = await this.demandOpen(actor, post);
    if (await this.blocks.between(memberId, authorId))
      return this.takeBack(memberId, post, 'engagement.blocked');
    return this.likes.toggle(memberId, subjectOf(post), caseLiked, { postId: post.id, memberId });
  }

  async likers(actor: Actor, post: PostName, window: Window): Promise<Page<Liker>> {
    await this.posts.factsVisibleTo(actor, post);
    return this.likes.likers(subjectOf(post), window);
  }

  /** The ids of the posts that this person likes. */
  likedBy(actor: Actor, window: Window): Promise<Page<Liked>> {
    return this.likes.likedBy(actor.memberId, CLINICAL_POST, window);
  }

  async comment(
    actor: Actor,
    post: PostName,
    comment: NewComment,
  ): Promise<{ comment: CommentRow; count: number }> {
    await this.demandUnblocked(actor, await this.demandOpen(actor, post));
    return this.comments.add(actor.memberId, subjectOf(post), comment, caseCommented);
  }

  async commentsOn(actor: Actor, post: PostName, window: Window): Promise<Page<CommentRow>> {
    await this.posts.factsVisibleTo(actor, post);
    return this.comments.page(subjectOf(post), window);
  }

  /** Under posts of both kinds, as long as they are open. */
  async editComment(
    actor: Actor,
    commentId: number,
    text: string,
  ): Promise<{ comment: CommentRow; postId: number }> {
    const comment = await this.findComment(commentId);
    await this.demandOpen(actor, { id: comment.subject.id });
    const edited = await this.em.transactional(() =>
      this.comments.edit(actor.memberId, comment, text),
    );
    return { comment: edited, postId: comment.subject.id };
  }

  private async findComment(id: number): Promise<CommentFacts> {
    const comment = await this.comments.find(id);
    if (comment?.subject.kind !== CLINICAL_POST) throw new Refusal('not-found');
    return comment;
  }

  /** Also when the case is closed. @returns how many comments are left */
  async removeComment(actor: Actor, commentId: number, under: Partial<PostName>): Promise<number> {
    const comment = await this.findComment(commentId);
    if (under.id !== undefined && comment.subject.id !== under.id) throw new Refusal('not-found');
    await this.posts.factsVisibleTo(actor, { id: comment.subject.id, kind: under.kind });
    return this.em.transactional(() => this.comments.remove(actor.memberId, comment));
  }

  async save(actor: Actor, post: PostName): Promise<void> {
    await this.posts.factsVisibleTo(actor, post);
    await this.collections.add(actor.memberId, subjectOf(post));
  }

  /** Also what cannot be seen any more. */
  async unsave(actor: Actor, post: PostName): Promise<void> {
    await this.collections.remove(actor.memberId, subjectOf(post));
  }

  /** @returns whether it is saved now */
  async toggleSaved(actor: Actor, post: PostName): Promise<boolean> {
    await this.posts.factsVisibleTo(actor, post);
    return this.em.transactional(() => this.collections.toggle(actor.memberId, subjectOf(post)));
  }

  async report(actor: Actor, post: PostName, report: NewReport): Promise<void> {
    const facts = await this.posts.factsVisibleTo(actor, post);
    if (!canReport(facts, actor)) throw new Refusal('engagement.own-subject');
    await this.em.transactional(async () => {
      await this.reports.report(actor.memberId, subjectOf(post), report);
      await this.audit.write({
        actorId: actor.memberId,
        action: 'post-reported',
        object: `${CLINICAL_POST} ${post.id}`,
        result: 'done',
      });
    });
  }

  private async takeBack(
    memberId: number,
    post: PostName,
    refusal: 'clinical-cases.takes-no-likes' | 'engagement.blocked',
  ): Promise<{ count: number; isLiked: boolean }> {
    const { count, isNew } = await this.likes.unlike(memberId, subjectOf(post));
    if (!isNew) throw new Refusal(refusal);
    return { count, isLiked: false };
  }

  /** A patient's death is not liked. */
  private async demandLikeable(actor: Actor, post: PostName): Promise<void> {
    if (await this.hasDied(actor, post)) throw new Refusal('clinical-cases.takes-no-likes');
  }

  private async hasDied(actor: Actor, post: PostName): Promise<boolean> {
    await this.posts.factsVisibleTo(actor, post);
    return this.outcomes.endedInDeath(post.id);
  }

  private async demandUnblocked({ memberId }: Actor, { authorId }: PostFacts): Promise<void> {
    if (await this.blocks.between(memberId, authorId)) throw new Refusal('engagement.blocked');
  }

  private async demandOpen(actor: Actor, post: PostName): Promise<PostFacts> {
    const facts = await this.posts.factsVisibleTo(actor, post);
    if (!canDiscuss(facts, this.clock.now())) throw new Refusal('clinical-cases.closed');
    return facts;
  }
}
