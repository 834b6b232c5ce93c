import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CollectionsService } from '../../engagement/collections.service';
import {
  type CommentFacts,
  type CommentRow,
  CommentsService,
  type NewComment,
} from '../../engagement/comments.service';
import { type Liker, LikesService } from '../../engagement/likes.service';
import { type NewReport, ReportsService } from '../../engagement/reports.service';
import type { Subject } from '../../engagement/subjects';
import { AuditLog } from '../../platform/audit/audit-log';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import type { Page } from '../../wire/reply';
import { BeyondPostRepository } from '../beyond-post.repository';
import { BEYOND_POST } from '../beyond-post.sql';
import { beyondCommented, beyondLiked } from '../beyond-surgery.signals';

const subjectOf = (id: number): Subject => ({ kind: BEYOND_POST, id });

/** What colleagues do with a post: like, discuss, save and report it. What they may not see they can do nothing with. */
@Injectable()
export class BeyondDiscussionService {
  constructor(
    private readonly em: EntityManager,
    private readonly posts: BeyondPostRepository,
    private readonly likes: LikesService,
    private readonly comments: CommentsService,
    private readonly collections: CollectionsService,
    private readonly reports: ReportsService,
    private readonly audit: AuditLog,
  ) {}

  /** A like, or no like any more where there was one. */
  async toggleLike(actor: Actor, postId: number): Promise<{ count: number; isLiked: boolean }> {
    await this.posts.factsVisibleTo(actor, postId);
    const { memberId } = actor;
    return this.likes.toggle(memberId, subjectOf(postId), beyondLiked, { postId, memberId });
  }

  async likers(actor: Actor, postId: number, window: Window): Promise<Page<Liker>> {
    await this.posts.factsVisibleTo(actor, postId);
    return this.likes.likers(subjectOf(postId), window);
  }

  async comment(
    actor: Actor,
    postId: number,
    comment: NewComment,
  ): Promise<{ comment: CommentRow; count: number }> {
    await this.posts.factsVisibleTo(actor, postId);
    return this.comments.add(actor.memberId, subjectOf(postId), comment, beyondCommented);
  }

  async commentsOn(actor: Actor, postId: number, window: Window): Promise<Page<CommentRow>> {
    await this.posts.factsVisibleTo(actor, postId);
    return this.comments.page(subjectOf(postId), window);
  }

  async editComment(
    actor: Actor,
    commentId: number,
    text: string,
  ): Promise<{ comment: CommentRow; postId: number }> {
    const comment = await this.findComment(actor, commentId);
    const edited = await this.em.transactional(() =>
      this.comments.edit(actor.memberId, comment, text),
    );
    return { comment: edited, postId: comment.subject.id };
  }

  /** @returns how many comments are left */
  async removeComment(
    actor: Actor,
    commentId: number,
    postId: number | undefined,
  ): Promise<number> {
    const comment = await this.findComment(actor, commentId);
    if (postId !== undefined && comment.subject.id !== postId) throw new Refusal('not-found');
    return this.em.transactional(() => this.comments.remove(actor.memberId, comment));
  }

  private async findComment(actor: Actor, id: number): Promise<CommentFacts> {
    const comment = await this.comments.find(id);
    if (comment?.subject.kind !== BEYOND_POST) throw new Refusal('not-found');
    await this.posts.factsVisibleTo(actor, comment.subject.id);
    return comment;
  }

  /** @returns whether it is saved now */
  async toggleSaved(actor: Actor, postId: number): Promise<boolean> {
    await this.posts.factsVisibleTo(actor, postId);
    return this.em.transactional(() => this.collections.toggle(actor.memberId, subjectOf(postId)));
  }

  async report(actor: Actor, postId: number, report: NewReport): Promise<void> {
    const { authorId } = await this.posts.factsVisibleTo(actor, postId);
    if (authorId === actor.memberId) throw new Refusal('engagement.own-subject');
    await this.em.transactional(async () => {
      await this.reports.report(actor.memberId, subjectOf(postId), report);
      await this.audit.write({
        actorId: actor.memberId,
        action: 'post-reported',
        object: `${BEYOND_POST} ${postId}`,
        result: 'done',
      });
    });
  }
}
