import { columns, number, type RowOf, statement } from '../../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../../profiles/author';
import { AUTHOR } from '../../profiles/author-columns';
import { MemberBlock } from './member-block.entity';

const { blockerId, blockedId, createdAt } = columns(
  MemberBlock,
  'blockerId',
  'blockedId',
  'createdAt',
);

/** `only` is a single member's id, or 0. */
export const BLOCKED = statement({
  takes: { blockerId, before: blockedId, only: number, most: number },
  gives: { id: blockedId, blockedAt: createdAt, ...AUTHOR },
  sql: `select b.blocked_id as id, b.created_at as "blockedAt", ${AUTHOR_COLUMNS} from member_block b ${authorJoins('b.blocked_id')}
    where b.blocker_id = :blockerId and author.deleted_at is null and (cast(:only as bigint) = 0 or b.blocked_id = :only)
      and b.id < coalesce((select last.id from member_block last where last.blocker_id = :blockerId and last.blocked_id = :before),
        9223372036854775807)
    order by b.id desc limit :most`,
});
/** A member whom somebody has blocked; `id` is that member's, by which a block is named. */
export type BlockedRow = RowOf<typeof BLOCKED>;
