import { EntityManager } from '@mikro-orm/postgresql';
import { Inject } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { AuditLog } from '../platform/audit/audit-log';
import type { JobKind } from '../platform/outbox/job';
import { type Reason, Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { CollectionsService } from './collections.service';
import { CommentLikesService } from './comment-likes.service';
import {
  type CommentFacts,
  type CommentRow,
  CommentsService,
  type CommentWindow,
  type NewComment,
} from './comments.service';
import { FollowsService } from './follows.service';
import { type LikeState, LikesService } from './likes.service';
import type { Liked, Liker } from './likes.sql';
import { LiveSubjects } from './live-subjects';
import { type NewReport, ReportsService } from './reports.service';
import { demandReadable, isHidden, type SeenPost } from './sight';
import type { Subject } from './subjects';

/** A post by its id; an endpoint for a single kind of post also gives the kind. */
export interface NamedPost<Kind extends string> {
  readonly id: number;
  readonly kind?: Kind | undefined;
}

/** Without the count if the discussion is hidden from the member. */
export interface AddedComment {
  readonly comment: CommentRow;
  readonly count: number | undefined;
}

/**
 * What members do with the posts of a domain: like, discuss, save, follow and report. The domain
 * decides who may do so, and which signals are raised. A post that a member cannot see accepts
 * nothing from them.
 */
export abstract class DiscussionService<
  Kind extends string = never,
  Seen extends SeenPost = SeenPost,
> {
  // Injected as properties, so that subclasses need not pass them to a constructor.
  @Inject() private readonly em!: EntityManager;
  @Inject() private readonly likes!: LikesService;
  @Inject() private readonly comments!: CommentsService;
  @Inject() private readonly commentLikes!: CommentLikesService;
  @Inject() private readonly collections!: CollectionsService;
  @Inject() private readonly follows!: FollowsService;
  @Inject() private readonly reports!: ReportsService;
  @Inject() private readonly audit!: AuditLog;
  @Inject() private readonly live!: LiveSubjects;

  /** The kind under which the domain registers its posts. */
  protected abstract readonly subjectKind: string;
  /** The kind under which its comments are reported. */
  protected abstract readonly commentKind: string;
  protected abstract readonly liked: JobKind<{ postId: number; memberId: number }>;
  protected abstract readonly commented: JobKind<{ commentId: number }>;

  /** @throws Refusal for a post that the member cannot see */
  protected abstract see(actor: Actor, post: NamedPost<Kind>): Promise<Seen>;

  /** The same for an answer to it, which a block may refuse by name (`demandCommentable`). */
  protected reach(actor: Actor, post: NamedPost<Kind>): Promise<Seen> {
    return this.see(actor, post);
  }

  /** Called for edited comments and removed likes. @throws Refusal once the discussion is closed */
  protected demandOpen(_seen: Seen): void {}

  /** @throws Refusal if the member may not comment on it */
  protected demandCommentable(seen: Seen): void {
    this.demandOpen(seen);
  }

  /**
   * The reason why the member can only remove a like.
   * @throws Refusal if not even that is possible
   */
  protected whyNotLiked(seen: Seen): Reason | undefined {
    this.demandOpen(seen);
    return undefined;
  }

  async like(actor: Actor, post: NamedPost<Kind>): Promise<LikeState> {
    const refusal = this.whyNotLiked(await this.reach(actor, post));
    if (refusal) throw new Refusal(refusal);
    const { memberId } = actor;
    const payload = { postId: post.id, memberId };
    const state = await this.likes.like(memberId, this.subjectOf(post), this.liked, payload);
    this.live.liked(this.subjectOf(post));
    return state;
  }

  async unlike(actor: Actor, post: NamedPost<Kind>): Promise<LikeState> {
    this.demandOpen(await this.reach(actor, post));
    const state = await this.likes.unlike(actor.memberId, this.subjectOf(post));
    this.live.liked(this.subjectOf(post));
    return state;
  }

  /** Likes the post, or removes an existing like. */
  async toggleLike(
    actor: Actor,
    post: NamedPost<Kind>,
  ): Promise<{ count: number; isLiked: boolean }> {
    const { memberId } = actor;
    const subject = this.subjectOf(post);
    const refusal = this.whyNotLiked(await this.reach(actor, post));
    if (!refusal) {
      const fact = { postId: post.id, memberId };
      const toggled = await this.likes.toggle(memberId, subject, this.liked, fact);
      this.live.liked(subject);
      return toggled;
    }
    const { count, isNew } = await this.likes.unlike(memberId, subject);
    if (!isNew) throw new Refusal(refusal);
    this.live.liked(subject);
    return { count, isLiked: false };
  }

  async likers(actor: Actor, post: NamedPost<Kind>, window: Window): Promise<Page<Liker>> {
    await this.see(actor, post);
    return this.likes.likers(actor.memberId, this.subjectOf(post), window);
  }

  /** The ids of the posts the member likes. */
  likedBy(actor: Actor, window: Window): Promise<Page<Liked>> {
    return this.likes.likedBy(actor.memberId, this.subjectKind, window);
  }

  async comment(actor: Actor, post: NamedPost<Kind>, comment: NewComment): Promise<AddedComment> {
    return this.commentOn(await this.reach(actor, post), { actor, post, comment });
  }

  /**
   * If the discussion is hidden from the member, the count is not returned, and replies are
   * impossible.
   */
  protected async commentOn(
    seen: Seen,
    { actor, post, comment }: { actor: Actor; post: NamedPost<Kind>; comment: NewComment },
  ): Promise<AddedComment> {
    this.demandCommentable(seen);
    if (isHidden(seen) && comment.parentId !== undefined)
      throw new Refusal('engagement.comment-gone');
    const subject = this.subjectOf(post);
    const added = await this.comments.add(actor.memberId, subject, comment, this.commented);
    this.live.commented(subject, added.comment.id);
    return isHidden(seen) ? { ...added, count: undefined } : added;
  }

  /** From now on the socket receives updates of the discussion. */
  watch(actor: Actor, post: NamedPost<Kind>, socket: Socket): Promise<void> {
    return this.live.inTurn(socket, async () => {
      const { sight } = await this.see(actor, post);
      await this.live.watch(socket, this.subjectOf(post), sight);
    });
  }

  unwatch(post: NamedPost<Kind>, socket: Socket): Promise<void> {
    return this.live.inTurn(socket, () => this.live.unwatch(socket, this.subjectOf(post)));
  }

  async commentsOn(
    actor: Actor,
    post: NamedPost<Kind>,
    window: CommentWindow,
  ): Promise<Page<CommentRow>> {
    return this.commentsIn(await this.see(actor, post), { actor, post, window });
  }

  protected async commentsIn(
    seen: Seen,
    { actor, post, window }: { actor: Actor; post: NamedPost<Kind>; window: CommentWindow },
  ): Promise<Page<CommentRow>> {
    if (isHidden(seen)) return new Page([], null, { 'X-Blinded': '1' });
    return this.comments.page(actor.memberId, this.subjectOf(post), window);
  }

  /** @throws Refusal for anyone but its author */
  async demandOwnComment(actor: Actor, commentId: number): Promise<void> {
    const comment = await this.findComment(commentId);
    demandReadable(await this.reach(actor, { id: comment.subject.id }), actor, comment);
    if (comment.authorId !== actor.memberId) throw new Refusal('engagement.comment-of-another');
  }

  /** Works for all kinds of posts, as long as their discussion is open. */
  async editComment(
    actor: Actor,
    commentId: number,
    text: string,
  ): Promise<{ comment: CommentRow; postId: number }> {
    const comment = await this.findComment(commentId);
    const seen = await this.reach(actor, { id: comment.subject.id });
    demandReadable(seen, actor, comment);
    this.demandOpen(seen);
    const edited = await this.em.transactional(() =>
      this.comments.edit(actor.memberId, comment, text),
    );
    const shown = isHidden(seen) ? { ...edited, likeCount: 0, isLiked: false } : edited;
    return { comment: shown, postId: comment.subject.id };
  }

  /**
   * Also possible after the discussion has closed.
   * @returns the number of comments left; undefined if they are hidden from the member
   */
  async removeComment(
    actor: Actor,
    commentId: number,
    under: Partial<NamedPost<Kind>>,
  ): Promise<number | undefined> {
    const comment = await this.findComment(commentId);
    if (under.id !== undefined && comment.subject.id !== under.id) throw new Refusal('not-found');
    const seen = await this.reach(actor, { id: comment.subject.id, kind: under.kind });
    demandReadable(seen, actor, comment);
    const left = await this.em.transactional(() => this.comments.remove(actor.memberId, comment));
    this.live.commented(comment.subject);
    return isHidden(seen) ? undefined : left;
  }

  /**
   * @returns the new number of likes
   * @throws Refusal once the discussion is closed, and if either member has blocked the other
   */
  async likeComment(actor: Actor, commentId: number): Promise<number> {
    const { subject } = await this.findComment(commentId);
    const seen = await this.reach(actor, { id: subject.id });
    if (isHidden(seen)) throw new Refusal('not-found');
    this.demandCommentable(seen);
    return this.commentLikes.like(actor.memberId, commentId);
  }

  async unlikeComment(actor: Actor, commentId: number): Promise<number> {
    const { subject } = await this.findComment(commentId);
    const seen = await this.reach(actor, { id: subject.id });
    if (isHidden(seen)) throw new Refusal('not-found');
    this.demandOpen(seen);
    return this.commentLikes.unlike(actor.memberId, commentId);
  }

  async save(actor: Actor, post: NamedPost<Kind>): Promise<void> {
    await this.see(actor, post);
    await this.collections.add(actor.memberId, this.subjectOf(post));
  }

  /** Also possible for posts that are no longer visible. */
  async unsave(actor: Actor, post: NamedPost<Kind>): Promise<void> {
    await this.collections.remove(actor.memberId, this.subjectOf(post));
  }

  async follow(actor: Actor, post: NamedPost<Kind>): Promise<void> {
    await this.see(actor, post);
    await this.follows.follow(actor.memberId, this.subjectOf(post));
  }

  /** Also possible for posts that are no longer visible. */
  async unfollow(actor: Actor, post: NamedPost<Kind>): Promise<void> {
    await this.follows.unfollow(actor.memberId, this.subjectOf(post));
  }

  /** @returns whether it is now saved */
  async toggleSaved(actor: Actor, post: NamedPost<Kind>): Promise<boolean> {
    await this.see(actor, post);
    const subject = this.subjectOf(post);
    return this.em.transactional(() => this.collections.toggle(actor.memberId, subject));
  }

  /** @throws Refusal for the member's own post */
  async report(actor: Actor, post: NamedPost<Kind>, report: NewReport): Promise<void> {
    const { authorId } = await this.see(actor, post);
    if (authorId === actor.memberId) throw new Refusal('engagement.own-subject');
    const subject = this.subjectOf(post);
    await this.em.transactional(async () => {
      await this.reports.report(actor.memberId, subject, report);
      await this.audit.write({
        actorId: actor.memberId,
        action: 'post-reported',
        object: `${subject.kind} ${subject.id}`,
        result: 'done',
      });
    });
  }

  /** @throws Refusal for the member's own comment, and for a second report of theirs */
  async reportComment(actor: Actor, commentId: number, report: NewReport): Promise<void> {
    const comment = await this.findComment(commentId);
    demandReadable(await this.see(actor, { id: comment.subject.id }), actor, comment);
    if (comment.authorId === actor.memberId) throw new Refusal('engagement.reported-oneself');
    await this.reports.reportOnce(
      actor.memberId,
      { kind: this.commentKind, id: commentId },
      report,
    );
  }

  private subjectOf({ id }: NamedPost<Kind>): Subject {
    return { kind: this.subjectKind, id };
  }

  protected async findComment(id: number): Promise<CommentFacts> {
    const comment = await this.comments.find(id);
    if (comment?.subject.kind !== this.subjectKind) throw new Refusal('not-found');
    return comment;
  }
}
