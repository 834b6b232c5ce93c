import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseInBatches } from '../departure/erase-in-batches';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { SubjectErasure } from '../engagement/subject-erasure';
import { LEARNING_ITEM } from './learning.repository';
import { LearningItem } from './learning-item.entity';
import { ITEMS_OF } from './learning-member-data.sql';

/** What somebody gave to others to learn from. */
@Injectable()
export class LearningMemberData extends MemberData {
  override readonly name = 'learning';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly subjects: SubjectErasure,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return ITEMS_OF.rows(this.em, { memberId });
  }

  /** Its files are held by nothing then, and erased after it. */
  override erase(memberId: number): Promise<void> {
    const clear = (ids: readonly number[]) => this.subjects.erase(LEARNING_ITEM, ids);
    return eraseInBatches(this.em, { entity: LearningItem, owner: 'authorId', memberId, clear });
  }
}
