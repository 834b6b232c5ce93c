import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CommentPart } from '../../engagement/comment-parts';
import { PostPart } from '../post-parts';
import { Pin } from './pin.entity';
import { PinnedPost } from './pinned-post.entity';

/** The places that comments on a post point at. */
@Injectable()
export class PinPart extends PostPart implements CommentPart {
  override readonly hanging = [Pin, PinnedPost];

  constructor(private readonly em: EntityManager) {
    super();
  }

  async commentRemoved(commentId: number): Promise<void> {
    await this.em.nativeDelete(Pin, { commentId });
  }

  /** The last number is kept, so that none is used twice if the post is restored. */
  override async removed(postId: number): Promise<void> {
    await this.em.nativeDelete(Pin, { postId });
  }
}
