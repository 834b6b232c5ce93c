import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../../profiles/author';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';

/** A member whom somebody has blocked; `id` is that member's, by which a block is named. */
export type BlockedRow = AuthorRow & { readonly id: number; readonly blockedAt: string };

/** Who wants nothing to do with whom. Chat, search and others ask here; writes belong into the transaction of whoever calls. */
@Injectable()
export class Blocks {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Whether one of two members has blocked the other, whoever it was. */
  async between(one: number, other: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select from member_block where (blocker_id = ? and blocked_id = ?) or (blocker_id = ? and blocked_id = ?)',
      [one, other, other, one],
    );
    return rows.length > 0;
  }

  async add(blockerId: number, blockedId: number): Promise<void> {
    await this.em.execute(
      'insert into member_block (blocker_id, blocked_id, created_at) values (?, ?, ?) on conflict do nothing',
      [blockerId, blockedId, this.clock.now()],
    );
  }

  async remove(blockerId: number, blockedId: number): Promise<void> {
    await this.em.execute('delete from member_block where blocker_id = ? and blocked_id = ?', [
      blockerId,
      blockedId,
    ]);
  }

  /** Whom this member has blocked, the latest first; `before` is the last one shown. */
  async page(blockerId: number, { before, limit }: Window): Promise<Page<BlockedRow>> {
    const rows = await this.em.execute<BlockedRow[]>(
      `select b.blocked_id as id, b.created_at as "blockedAt", ${AUTHOR_COLUMNS} from member_block b ${authorJoins('b.blocked_id')}
       where b.blocker_id = ? and author.deleted_at is null
         and b.id < coalesce((select last.id from member_block last where last.blocker_id = ? and last.blocked_id = ?), 9223372036854775807)
       order by b.id desc limit ?`,
      [blockerId, blockerId, before, limit + 1],
    );
    return Page.of(rows, limit);
  }
}
