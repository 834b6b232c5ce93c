import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommentMention } from './comment-mention.entity';

/** Members mentioned in comments. Writes belong in the caller's transaction. */
@Injectable()
export class MentionsService {
  constructor(private readonly em: EntityManager) {}

  async of(commentId: number): Promise<number[]> {
    const named = await this.em.find(CommentMention, { commentId });
    return named.map(({ memberId }) => memberId);
  }

  async removeAll(commentId: number): Promise<void> {
    await this.em.nativeDelete(CommentMention, { commentId });
  }
}
