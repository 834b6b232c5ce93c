import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
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
    const added = await this.em.execute<unknown[]>(
      `insert into collection_item (member_id, subject_kind, subject_id, created_at) values (?, ?, ?, ?)
       on conflict do nothing returning subject_id`,
      [memberId, subject.kind, subject.id, this.clock.now()],
    );
    return added.length > 0;
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
    const removed = await this.em.execute<object[]>(
      'delete from collection_item where member_id = ? and subject_kind = ? and subject_id = ? returning 1',
      [memberId, subject.kind, subject.id],
    );
    return removed.length > 0;
  }
}
