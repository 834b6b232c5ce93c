import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { GONE, type Gone, type Point, SHAPES, type Shape } from '../../media/marks.rules';
import { idColumn } from '../../platform/database/columns';

/** A place in a file of a chat that a message points at, with which it goes. */
@Entity({ tableName: 'chat_pin' })
export class ChatPin {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ChatMessage', mapToPk: true, fieldName: 'message_id' })
  messageId!: number;

  /** Counts up in its message. */
  @Property({ type: 'smallint' })
  number!: number;

  /** The message that has the file; a trigger erases the place once it has none. */
  @ManyToOne({
    entity: 'ChatMessage',
    mapToPk: true,
    fieldName: 'file_message_id',
    nullable: true,
  })
  fileOf!: number | null;

  @Enum({ items: [...SHAPES] })
  shape!: Shape;

  @Property({ type: 'json' })
  points!: readonly Point[];

  /** Of a report, from 1. */
  @Property({ type: 'smallint', nullable: true })
  page!: number | null;

  /** Of a film. */
  @Property({ type: 'double', nullable: true })
  second!: number | null;

  @Enum({ items: [...GONE], nullable: true })
  gone!: Gone | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
