import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import type { IdentifierKind } from '../identifiers/finding.rules';
import { idColumn } from '../platform/database/columns';

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

  @Enum({ items: ['text', 'file', 'image', 'case'] })
  kind!: 'text' | 'file' | 'image' | 'case';

  /** The caption, for a file. */
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

  @ManyToOne({ entity: 'ChatMessage', mapToPk: true, fieldName: 'reply_to_id', nullable: true })
  replyToId!: number | null;

  @Property({ type: 'datetime', nullable: true })
  editedAt!: Date | null;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'shared_post_id', nullable: true })
  sharedPostId!: number | null;

  /**
   * Kinds of identifiers that the sender confirmed sending. The identifiers themselves are not
   * stored.
   */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'::text[]" })
  keptFindings!: IdentifierKind[];

  /** The last number of its marks, of which none is used again. */
  @Property({ type: 'smallint', default: 0 })
  lastPin!: number;
}
