import { Entity, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A member's block of another member. */
@Entity({ tableName: 'member_block' })
export class MemberBlock {
  [PrimaryKeyProp]?: ['blockerId', 'blockedId'];

  @Property({ type: idColumn, autoincrement: true, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'blocker_id', primary: true })
  blockerId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'blocked_id', primary: true })
  blockedId!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
