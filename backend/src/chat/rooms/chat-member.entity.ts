import { Entity, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A member's membership of a chat room, with how far they have read. */
@Entity({ tableName: 'chat_member' })
export class ChatMember {
  [PrimaryKeyProp]?: ['roomId', 'memberId'];

  @ManyToOne({ entity: 'ChatRoom', mapToPk: true, fieldName: 'room_id', primary: true })
  roomId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @Property({ type: 'datetime' })
  joinedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  leftAt!: Date | null;

  @Property({ type: idColumn, default: 0 })
  fromNumber!: number;

  @Property({ type: idColumn, default: 0 })
  readNumber!: number;

  @Property({ type: 'boolean', default: true })
  isListed!: boolean;

  @Property({ type: idColumn, default: 0 })
  fromMessageId!: number;

  /** Only used in groups created by members. */
  @Property({ type: 'datetime', nullable: true })
  adminSince!: Date | null;
}
