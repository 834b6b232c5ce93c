import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import { LIKE_COMMENT, LIKES_OF_COMMENT, MAY_LIKE, UNLIKE_COMMENT } from './comment-likes.sql';

/** Likes of comments: at most one per member and comment, however often it is requested. */
@Injectable()
export class CommentLikesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @returns the new number of likes @throws Refusal if the comment is gone, and across a block */
  async like(memberId: number, commentId: number): Promise<number> {
    if ((await MAY_LIKE.first(this.em, { commentId, memberId }))?.may === false)
      throw new Refusal('engagement.blocked');
    const at = this.clock.now();
    const liked = await LIKE_COMMENT.first(this.em, { commentId, memberId, at });
    return liked?.likeCount ?? this.count(commentId);
  }

  /** Like `like`. */
  async unlike(memberId: number, commentId: number): Promise<number> {
    const unliked = await UNLIKE_COMMENT.first(this.em, { commentId, memberId });
    return unliked?.likeCount ?? this.count(commentId);
  }

  private async count(commentId: number): Promise<number> {
    const comment = await LIKES_OF_COMMENT.first(this.em, { commentId });
    if (!comment) throw new Refusal('not-found');
    return comment.likeCount;
  }
}
