import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { BLOCKED, type BlockedRow } from './blocks.sql';
import { MemberBlock } from './member-block.entity';

/** Who wants nothing to do with whom. Chat, search and others ask here; writes belong into the transaction of whoever calls. */
@Injectable()
export class Blocks {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Whether one of two members has blocked the other, whoever it was. */
  async between(one: number, other: number): Promise<boolean> {
    const blocks = await this.em.count(MemberBlock, {
      $or: [
        { blockerId: one, blockedId: other },
        { blockerId: other, blockedId: one },
      ],
    });
    return blocks > 0;
  }

  async add(blockerId: number, blockedId: number): Promise<void> {
    const block = { blockerId, blockedId, createdAt: this.clock.now() };
    await this.em.upsert(MemberBlock, block, { onConflictAction: 'ignore' });
  }

  async remove(blockerId: number, blockedId: number): Promise<void> {
    await this.em.nativeDelete(MemberBlock, { blockerId, blockedId });
  }

  /** Whom this member has blocked, the latest first; `before` is the last one shown. */
  async page(blockerId: number, { before, limit }: Window): Promise<Page<BlockedRow>> {
    const rows = await BLOCKED.rows(this.em, { blockerId, before, most: limit + 1 });
    return Page.of(rows, limit);
  }
}
