import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A chat room: of two members or a group; kind `members` is a group created by a member. */
@Entity({ tableName: 'chat_room' })
export class ChatRoom {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Enum({ items: ['solo', 'speciality', 'group', 'members'] })
  kind!: 'solo' | 'speciality' | 'group' | 'members';

  @Property({ type: 'text', nullable: true })
  groupKey!: string | null;

  @Property({ type: 'text', default: '' })
  name!: string;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'low_member_id', nullable: true })
  lowMemberId!: number | null;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'high_member_id', nullable: true })
  highMemberId!: number | null;

  @Property({ type: idColumn, default: 0 })
  messageCount!: number;

  @Property({ type: 'integer', default: 0 })
  memberCount!: number;

  @Property({ type: idColumn, nullable: true })
  lastMessageId!: number | null;

  @Property({ type: 'datetime' })
  activeAt!: Date;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** For a group created by a member: whether only its admins can add members. */
  @Property({ type: 'boolean', default: true })
  onlyAdminsAdd!: boolean;
}
