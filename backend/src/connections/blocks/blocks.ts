import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { BLOCKED, type BlockedRow } from './blocks.sql';
import { MemberBlock } from './member-block.entity';

/**
 * Blocks between members, also used by chat, search and other domains. Call the writes in a
 * transaction.
 */
@Injectable()
export class Blocks {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Whether either of the two members has blocked the other. */
  async between(one: number, other: number): Promise<boolean> {
    const blocks = await this.em.count(MemberBlock, {
      $or: [
        { blockerId: one, blockedId: other },
        { blockerId: other, blockedId: one },
      ],
    });
    return blocks > 0;
  }

  /** Whether the other has blocked this member, who has not blocked the other. */
  async isShutOut(memberId: number, otherId: number): Promise<boolean> {
    const made = await this.em.find(MemberBlock, {
      $or: [
        { blockerId: memberId, blockedId: otherId },
        { blockerId: otherId, blockedId: memberId },
      ],
    });
    return made.length === 1 && made[0]?.blockerId === otherId;
  }

  async add(blockerId: number, blockedId: number): Promise<void> {
    const block = { blockerId, blockedId, createdAt: this.clock.now() };
    await this.em.upsert(MemberBlock, block, { onConflictAction: 'ignore' });
  }

  async remove(blockerId: number, blockedId: number): Promise<void> {
    await this.em.nativeDelete(MemberBlock, { blockerId, blockedId });
  }

  /** The members this one has blocked, latest first; `before` is the last one shown. */
  async page(blockerId: number, { before, limit }: Window): Promise<Page<BlockedRow>> {
    const rows = await BLOCKED.rows(this.em, { blockerId, before, only: 0, most: limit + 1 });
    return Page.of(rows, limit);
  }

  /** Undefined unless this member has blocked the other. */
  one(blockerId: number, blockedId: number): Promise<BlockedRow | undefined> {
    const before = Number.MAX_SAFE_INTEGER;
    return BLOCKED.first(this.em, { blockerId, before, only: blockedId, most: 1 });
  }
}
