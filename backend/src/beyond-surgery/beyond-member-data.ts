import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseInBatches } from '../departure/erase-in-batches';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { SubjectErasure } from '../engagement/subject-erasure';
import { POSTS_OF } from './beyond-member-data.sql';
import { BeyondPost } from './beyond-post.entity';
import { BEYOND_POST } from './beyond-post.sql';

/** What members posted beyond surgery, with what others did to it. */
@Injectable()
export class BeyondMemberData extends MemberData {
  override readonly name = 'beyond-surgery';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly subjects: SubjectErasure,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return POSTS_OF.rows(this.em, { memberId });
  }

  /** Its files are held by nothing then, and erased after it. */
  override erase(memberId: number): Promise<void> {
    const clear = (ids: readonly number[]) => this.subjects.erase(BEYOND_POST, ids);
    return eraseInBatches(this.em, { entity: BeyondPost, owner: 'authorId', memberId, clear });
  }
}
