import { Injectable } from '@nestjs/common';
import { CommentsService } from '../../engagement/comments.service';
import { LikesService } from '../../engagement/likes.service';
import { type Subject, SubjectRegistry } from '../../engagement/subjects';
import type { Fact } from '../fact';
import type { NotificationKind } from '../notification.kinds';
import { Authors } from './authors';
import { aboutComment } from './comment.news';

/** Notifications to the author of any kind of post. */
@Injectable()
export class PostNews {
  constructor(
    private readonly likes: LikesService,
    private readonly comments: CommentsService,
    private readonly subjects: SubjectRegistry,
    private readonly authors: Authors,
  ) {}

  /** Sent once per member who likes it, however often the like is removed and given again. */
  async liked(
    kind: NotificationKind,
    subjectKind: string,
    likes: readonly { postId: number; memberId: number }[],
  ): Promise<Fact[][]> {
    const named = likes.map(({ postId, memberId }) => ({ subjectId: postId, memberId }));
    const authors = await this.authors.ofEach(
      subjectKind,
      likes.map(({ postId }) => postId),
    );
    const stand = await this.likes.stand(subjectKind, named);
    return likes.map(({ postId, memberId }, place) => {
      const authorId = authors.get(postId);
      if (authorId === undefined || !stand[place]) return [];
      const subject = { kind: subjectKind, id: postId };
      const [link, group] = [this.subjects.pathOf(subject), `${subject.kind} ${subject.id}`];
      return [
        {
          kind,
          recipients: [authorId],
          actorId: memberId,
          link,
          about: `${group} ${memberId}`,
          group,
        },
      ];
    });
  }

  /** Not sent for a reply to the author's own comment, which is notified as a reply. */
  async commented(kind: NotificationKind, { commentId }: { commentId: number }): Promise<Fact[]> {
    const comment = await this.comments.find(commentId);
    const authorId = comment && (await this.authors.of(comment.subject));
    if (!comment || authorId === undefined || authorId === comment.parentAuthorId) return [];
    return [{ kind, recipients: [authorId], ...aboutComment(comment, this.subjects) }];
  }

  /** A notification from Suture about a post; none if it is gone by then. */
  async told(
    kind: NotificationKind,
    subject: Subject,
    about = `${subject.kind} ${subject.id}`,
  ): Promise<Fact[]> {
    const authorId = await this.authors.of(subject);
    if (authorId === undefined) return [];
    return [
      { kind, recipients: [authorId], actorId: null, link: this.subjects.pathOf(subject), about },
    ];
  }
}
