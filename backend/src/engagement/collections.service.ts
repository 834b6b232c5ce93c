import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { COLLECT } from './collection.sql';
import { CollectionItem } from './collection-item.entity';
import type { Subject } from './subjects';

/** What a member has put aside to find again. The domain of the things lists them, since it knows what it may show. */
@Injectable()
export class CollectionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @returns false when it was there before */
  async add(memberId: number, subject: Subject): Promise<boolean> {
    const item = { memberId, subjectKind: subject.kind, subjectId: subject.id };
    const added = await COLLECT.first(this.em, { ...item, createdAt: this.clock.now() });
    return added !== undefined;
  }

  /** In a transaction. @returns whether it is there now */
  async toggle(memberId: number, subject: Subject): Promise<boolean> {
    // Neither to add nor to remove: somebody was quicker in between.
    for (;;) {
      if (await this.add(memberId, subject)) return true;
      if (await this.remove(memberId, subject)) return false;
    }
  }

  /** @returns whether it was there */
  async remove(memberId: number, subject: Subject): Promise<boolean> {
    const item = { memberId, subjectKind: subject.kind, subjectId: subject.id };
    return (await this.em.nativeDelete(CollectionItem, item)) > 0;
  }
}
