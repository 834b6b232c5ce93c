import { Injectable } from '@nestjs/common';
import { ClinicalPostRepository } from '../clinical-cases/clinical-post.repository';
import { CLINICAL_POST } from '../clinical-cases/clinical-post.sql';
import { type CommentFacts, CommentsService } from '../engagement/comments.service';
import { LikesService } from '../engagement/likes.service';
import { MentionsService } from '../engagement/mentions.service';
import type { Window } from '../engagement/paging';
import { SubjectRegistry } from '../engagement/subjects';
import { Clock } from '../platform/clock';
import type { Page } from '../wire/reply';
import { type NewNotification, NotificationRepository, type NotificationRow } from './notification.repository';

export interface NotificationList {
  readonly page: Page<NotificationRow>;
  readonly unread: number;
}

/** Tells members what concerns them. Whatever a signal speaks of may be undone by the time it is heard; then nobody is told. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly posts: ClinicalPostRepository,
    private readonly likes: LikesService,
    private readonly comments: CommentsService,
    private readonly mentions: MentionsService,
    private readonly subjects: SubjectRegistry,
    private readonly clock: Clock,
  ) {}

  /** Told once for each member who likes it, however often the like is taken back and given again. */
  async tellOfLike({ postId, memberId }: { postId: number; memberId: number }): Promise<void> {
    const subject = { kind: CLINICAL_POST, id: postId };
    const recipientId = await this.posts.authorOf(postId);
    if (recipientId === undefined || !(await this.likes.has(memberId, subject))) return;
    const link = this.subjects.pathOf(subject);
    await this.tell({ recipientId, kind: 'case-liked', actorId: memberId, link, about: `${CLINICAL_POST} ${postId} ${memberId}` });
  }

  /** Not when it answers the author's own comment: the answer is told instead. */
  async tellOfComment({ commentId }: { commentId: number }): Promise<void> {
    const comment = await this.comments.find(commentId);
    const recipientId = comment && (await this.posts.authorOf(comment.subject.id));
    if (!comment || recipientId === undefined || recipientId === comment.parentAuthorId) return;
    await this.tell({ recipientId, kind: 'case-commented', ...this.about(comment) });
  }

  async tellOfReply({ commentId }: { commentId: number }): Promise<void> {
    const comment = await this.comments.find(commentId);
    if (!comment || comment.parentAuthorId === null) return;
    await this.tell({ recipientId: comment.parentAuthorId, kind: 'comment-replied', ...this.about(comment) });
  }

  /** Once for each member; who is told of the comment anyway, as the author of the case or of what it answers, is not told twice. */
  async tellOfMention({ commentId }: { commentId: number }): Promise<void> {
    const comment = await this.comments.find(commentId);
    if (!comment) return;
    const told = [comment.parentAuthorId, await this.posts.authorOf(comment.subject.id)];
    for (const recipientId of await this.mentions.of(commentId)) {
      if (!told.includes(recipientId)) await this.tell({ recipientId, kind: 'mentioned', ...this.about(comment) });
    }
  }

  /** A day before; not when the case is gone by then. */
  async tellOfClosing({ postId }: { postId: number }): Promise<void> {
    const recipientId = await this.posts.authorOf(postId);
    if (recipientId === undefined) return;
    const about = `${CLINICAL_POST} ${postId}`;
    const link = this.subjects.pathOf({ kind: CLINICAL_POST, id: postId });
    await this.tell({ recipientId, kind: 'case-closing', actorId: null, link, about });
  }

  private about({ id, subject, authorId }: CommentFacts): Pick<NewNotification, 'actorId' | 'link' | 'about'> {
    return { actorId: authorId, link: `${this.subjects.pathOf(subject)}#comment-${id}`, about: `comment ${id}` };
  }

  /** Nobody is told what they did themselves. */
  private async tell(notification: NewNotification): Promise<void> {
    if (notification.recipientId !== notification.actorId) await this.notifications.add(notification, this.clock.now());
  }

  async list(memberId: number, window: Window): Promise<NotificationList> {
    return { page: await this.notifications.page(memberId, window), unread: await this.notifications.countUnread(memberId) };
  }

  /** @returns how many are unread still */
  async markRead(memberId: number, ids: readonly number[] | 'all'): Promise<number> {
    await this.notifications.markRead(memberId, ids, this.clock.now());
    return this.notifications.countUnread(memberId);
  }
}
