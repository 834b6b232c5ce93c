import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { COLLECT } from './collection.sql';
import { CollectionItem } from './collection-item.entity';
import type { Subject } from './subjects';

/**
 * Posts that members save. Each domain lists its own saved posts, because it knows which of them
 * may be shown.
 */
@Injectable()
export class CollectionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @returns false if it was already saved */
  async add(memberId: number, subject: Subject): Promise<boolean> {
    const item = { memberId, subjectKind: subject.kind, subjectId: subject.id };
    const added = await COLLECT.first(this.em, { ...item, createdAt: this.clock.now() });
    return added !== undefined;
  }

  /** Call this in a transaction. @returns whether it is saved now */
  async toggle(memberId: number, subject: Subject): Promise<boolean> {
    // If neither call changes a row, a concurrent request got in between: try again.
    for (;;) {
      if (await this.add(memberId, subject)) return true;
      if (await this.remove(memberId, subject)) return false;
    }
  }

  /** @returns whether it was saved */
  async remove(memberId: number, subject: Subject): Promise<boolean> {
    const item = { memberId, subjectKind: subject.kind, subjectId: subject.id };
    return (await this.em.nativeDelete(CollectionItem, item)) > 0;
  }
}
