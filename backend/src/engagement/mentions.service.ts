import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommentMention } from './comment-mention.entity';

/** Who is named in comments. Writes belong into the transaction of whoever calls. */
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
