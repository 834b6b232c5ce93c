import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A message of a chat room. */
@Entity({ tableName: 'chat_message' })
export class ChatMessage {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ChatRoom', mapToPk: true, fieldName: 'room_id' })
  roomId!: number;

  @Property({ type: idColumn })
  number!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'sender_id' })
  senderId!: number;

  @Property({ type: 'text' })
  clientId!: string;

  @Enum({ items: ['text', 'file', 'image'] })
  kind!: 'text' | 'file' | 'image';

  @Property({ type: 'text', default: '' })
  text!: string;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'asset_id', nullable: true })
  assetId!: number | null;

  @Property({ type: 'text', nullable: true })
  digest!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  deletedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  hiddenAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  hiddenUntil!: Date | null;
}
