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
import type { Subject } from './subjects';

/** A post by its id; a call that knows posts of one kind only says which. */
export interface NamedPost<Kind extends string> {
  readonly id: number;
  readonly kind?: Kind | undefined;
}

/** How much of a discussion somebody sees: all, as everybody does; nothing but what they say themselves; or all before others do. */
export type Sight = 'open' | 'hidden' | 'revealed';

interface Owned {
  readonly authorId: number;
  /** Where discussions are hidden from some. */
  readonly sight?: Sight;
}

/**
 * What colleagues do with the posts of a domain: like, discuss, save and report them. The domain says who may, and what is told
 * of it. What somebody may not see they can do nothing with.
 */
export abstract class DiscussionService<Kind extends string = never> {
  // By property, so that the service of a domain names in its constructor only what it needs besides.
  @Inject() private readonly em!: EntityManager;
  @Inject() private readonly likes!: LikesService;
  @Inject() private readonly comments!: CommentsService;
  @Inject() private readonly commentLikes!: CommentLikesService;
  @Inject() private readonly collections!: CollectionsService;
  @Inject() private readonly follows!: FollowsService;
  @Inject() private readonly reports!: ReportsService;
  @Inject() private readonly audit!: AuditLog;
  @Inject() private readonly live!: LiveSubjects;

  /** Under which the domain registers its posts. */
  protected abstract readonly subjectKind: string;
  protected abstract readonly liked: JobKind<{ postId: number; memberId: number }>;
  protected abstract readonly commented: JobKind<{ commentId: number }>;

  /** @throws Refusal for a post that this person does not see */
  protected abstract demandVisible(actor: Actor, post: NamedPost<Kind>): Promise<Owned>;

  /** For words about it that change, and likes that are taken back. @throws Refusal once its discussion is closed */
  protected demandOpen(actor: Actor, post: NamedPost<Kind>): Promise<Owned> {
    return this.demandVisible(actor, post);
  }

  /** @throws Refusal when this person may not comment on it */
  protected async demandCommentable(actor: Actor, post: NamedPost<Kind>): Promise<void> {
    await this.demandOpen(actor, post);
  }

  /** Why this person can only take a like back. @throws Refusal where not even that is possible */
  protected async whyNotLiked(actor: Actor, post: NamedPost<Kind>): Promise<Reason | undefined> {
    await this.demandOpen(actor, post);
    return undefined;
  }

  /** A domain that hides discussions from some says from whom. */
  protected async sightOf(_actor: Actor, _post: NamedPost<Kind>): Promise<Sight> {
    return 'open';
  }

  private async isHidden(actor: Actor, post: NamedPost<Kind>): Promise<boolean> {
    return (await this.sightOf(actor, post)) === 'hidden';
  }

  async like(actor: Actor, post: NamedPost<Kind>): Promise<LikeState> {
    const refusal = await this.whyNotLiked(actor, post);
    if (refusal) throw new Refusal(refusal);
    const { memberId } = actor;
    const payload = { postId: post.id, memberId };
    const state = await this.likes.like(memberId, this.subjectOf(post), this.liked, payload);
    this.live.liked(this.subjectOf(post));
    return state;
  }

  async unlike(actor: Actor, post: NamedPost<Kind>): Promise<LikeState> {
    await this.demandOpen(actor, post);
    const state = await this.likes.unlike(actor.memberId, this.subjectOf(post));
    this.live.liked(this.subjectOf(post));
    return state;
  }

  /** A like, or no like any more where there was one. */
  async toggleLike(
    actor: Actor,
    post: NamedPost<Kind>,
  ): Promise<{ count: number; isLiked: boolean }> {
    const { memberId } = actor;
    const refusal = await this.whyNotLiked(actor, post);
    this.live.liked(this.subjectOf(post));
    if (!refusal)
      return this.likes.toggle(memberId, this.subjectOf(post), this.liked, {
        postId: post.id,
        memberId,
      });
    const { count, isNew } = await this.likes.unlike(memberId, this.subjectOf(post));
    if (!isNew) throw new Refusal(refusal);
    return { count, isLiked: false };
  }

  async likers(actor: Actor, post: NamedPost<Kind>, window: Window): Promise<Page<Liker>> {
    await this.demandVisible(actor, post);
    return this.likes.likers(this.subjectOf(post), window);
  }

  /** The ids of the posts that this person likes. */
  likedBy(actor: Actor, window: Window): Promise<Page<Liked>> {
    return this.likes.likedBy(actor.memberId, this.subjectKind, window);
  }

  /** To whom the discussion is hidden, no count is told, and nothing that they could answer is there. */
  async comment(
    actor: Actor,
    post: NamedPost<Kind>,
    comment: NewComment,
  ): Promise<{ comment: CommentRow; count: number | undefined }> {
    await this.demandCommentable(actor, post);
    const isHidden = await this.isHidden(actor, post);
    if (isHidden && comment.parentId !== undefined) throw new Refusal('engagement.comment-gone');
    const subject = this.subjectOf(post);
    const added = await this.comments.add(actor.memberId, subject, comment, this.commented);
    this.live.commented(subject, added.comment.id);
    return isHidden ? { ...added, count: undefined } : added;
  }

  /** A socket hears how the discussion goes on, from now on. */
  async watch(actor: Actor, post: NamedPost<Kind>, socket: Socket): Promise<void> {
    const { sight } = await this.demandVisible(actor, post);
    await this.live.watch(socket, this.subjectOf(post), sight === 'revealed');
  }

  unwatch(post: NamedPost<Kind>, socket: Socket): Promise<void> {
    return this.live.unwatch(socket, this.subjectOf(post));
  }

  async commentsOn(
    actor: Actor,
    post: NamedPost<Kind>,
    window: CommentWindow,
  ): Promise<Page<CommentRow>> {
    const { sight } = await this.demandVisible(actor, post);
    if (sight === 'hidden') return new Page([], null, { 'X-Blinded': '1' });
    return this.comments.page(actor.memberId, this.subjectOf(post), window);
  }

  /** Under posts of all kinds, as long as they are open. */
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
    const isHidden = await this.isHidden(actor, { id: comment.subject.id });
    const shown = isHidden ? { ...edited, likeCount: 0, isLiked: false } : edited;
    return { comment: shown, postId: comment.subject.id };
  }

  /** Also when the discussion is closed. @returns how many comments are left, but to whom they are hidden */
  async removeComment(
    actor: Actor,
    commentId: number,
    under: Partial<NamedPost<Kind>>,
  ): Promise<number | undefined> {
    const comment = await this.findComment(commentId);
    if (under.id !== undefined && comment.subject.id !== under.id) throw new Refusal('not-found');
    await this.demandVisible(actor, { id: comment.subject.id, kind: under.kind });
    const left = await this.em.transactional(() => this.comments.remove(actor.memberId, comment));
    this.live.commented(comment.subject);
    return (await this.isHidden(actor, { id: comment.subject.id })) ? undefined : left;
  }

  /** @returns how many like it @throws Refusal once the discussion is closed, and across a block */
  async likeComment(actor: Actor, commentId: number): Promise<number> {
    const { subject } = await this.findComment(commentId);
    await this.demandCommentable(actor, { id: subject.id });
    if (await this.isHidden(actor, { id: subject.id })) throw new Refusal('not-found');
    return this.commentLikes.like(actor.memberId, commentId);
  }

  async unlikeComment(actor: Actor, commentId: number): Promise<number> {
    const { subject } = await this.findComment(commentId);
    await this.demandOpen(actor, { id: subject.id });
    if (await this.isHidden(actor, { id: subject.id })) throw new Refusal('not-found');
    return this.commentLikes.unlike(actor.memberId, commentId);
  }

  async save(actor: Actor, post: NamedPost<Kind>): Promise<void> {
    await this.demandVisible(actor, post);
    await this.collections.add(actor.memberId, this.subjectOf(post));
  }

  /** Also what cannot be seen any more. */
  async unsave(actor: Actor, post: NamedPost<Kind>): Promise<void> {
    await this.collections.remove(actor.memberId, this.subjectOf(post));
  }

  async follow(actor: Actor, post: NamedPost<Kind>): Promise<void> {
    await this.demandVisible(actor, post);
    await this.follows.follow(actor.memberId, this.subjectOf(post));
  }

  /** Also what cannot be seen any more. */
  async unfollow(actor: Actor, post: NamedPost<Kind>): Promise<void> {
    await this.follows.unfollow(actor.memberId, this.subjectOf(post));
  }

  /** @returns whether it is saved now */
  async toggleSaved(actor: Actor, post: NamedPost<Kind>): Promise<boolean> {
    await this.demandVisible(actor, post);
    const subject = this.subjectOf(post);
    return this.em.transactional(() => this.collections.toggle(actor.memberId, subject));
  }

  /** @throws Refusal for one's own post */
  async report(actor: Actor, post: NamedPost<Kind>, report: NewReport): Promise<void> {
    const { authorId } = await this.demandVisible(actor, post);
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

  private subjectOf({ id }: NamedPost<Kind>): Subject {
    return { kind: this.subjectKind, id };
  }

  private async findComment(id: number): Promise<CommentFacts> {
    const comment = await this.comments.find(id);
    if (comment?.subject.kind !== this.subjectKind) throw new Refusal('not-found');
    return comment;
  }
}
