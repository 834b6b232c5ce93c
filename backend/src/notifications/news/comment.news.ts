import { Injectable } from '@nestjs/common';
import { type CommentFacts, CommentsService } from '../../engagement/comments.service';
import { commentReplied, mentioned } from '../../engagement/engagement.signals';
import { MentionsService } from '../../engagement/mentions.service';
import { SubjectRegistry } from '../../engagement/subjects';
import type { Fact } from '../fact';
import { Authors } from './authors';
import { hears, News } from './news';

/** Each comment is a line of its own, which links to it. */
export function aboutComment(
  { id, subject, authorId }: CommentFacts,
  subjects: SubjectRegistry,
): Pick<Fact, 'actorId' | 'link' | 'about'> {
  return {
    actorId: authorId,
    link: `${subjects.pathOf(subject)}#comment-${id}`,
    about: `comment ${id}`,
  };
}

/** Comments on all kinds of posts. */
@Injectable()
export class CommentNews extends News {
  constructor(
    private readonly comments: CommentsService,
    private readonly mentions: MentionsService,
    private readonly subjects: SubjectRegistry,
    private readonly authors: Authors,
  ) {
    super();
  }

  override readonly heard = new Map([
    hears(commentReplied, (reply) => this.ofReply(reply)),
    hears(mentioned, (mention) => this.ofMention(mention)),
  ]);

  private async ofReply({ commentId }: { commentId: number }): Promise<Fact[]> {
    const comment = await this.comments.find(commentId);
    if (!comment || comment.parentAuthorId === null) return [];
    return [
      {
        kind: 'comment-replied',
        recipients: [comment.parentAuthorId],
        ...aboutComment(comment, this.subjects),
      },
    ];
  }

  /**
   * Members already notified, as the author of the post or of the comment replied to, are not
   * notified twice.
   */
  private async ofMention({ commentId }: { commentId: number }): Promise<Fact[]> {
    const comment = await this.comments.find(commentId);
    if (!comment) return [];
    const told = [comment.parentAuthorId, await this.authors.of(comment.subject)];
    const recipients = (await this.mentions.of(commentId)).filter(
      (memberId) => !told.includes(memberId),
    );
    return [{ kind: 'mentioned', recipients, ...aboutComment(comment, this.subjects) }];
  }
}
