import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CommentPart } from '../../engagement/comment-parts';
import type { ClinicalPost } from '../clinical-post.entity';
import { PostPart } from '../post-parts';
import { Pin } from './pin.entity';
import { PinnedPost } from './pinned-post.entity';
import { NOTE_REPLACED, PINNED_POSITIONS } from './pins.sql';

/** The places that comments on a post, its steps and its outcome point at. */
@Injectable()
export class PinPart extends PostPart implements CommentPart {
  override readonly hanging = [Pin, PinnedPost];

  constructor(private readonly em: EntityManager) {
    super();
  }

  async commentRemoved(commentId: number): Promise<void> {
    await this.em.nativeDelete(Pin, { commentId });
  }

  /** A new file takes the place of one that is removed with the same edit. */
  override async editing({ id: postId }: ClinicalPost) {
    const before = await PINNED_POSITIONS.rows(this.em, { postId });
    if (before.length === 0) return undefined;
    return async () => {
      await NOTE_REPLACED.rows(this.em, { postId, before: JSON.stringify(before) });
    };
  }

  /** The last number is kept, so that none is used twice if the post is restored. */
  override async removed(postId: number): Promise<void> {
    await this.em.nativeDelete(Pin, { postId });
  }
}
