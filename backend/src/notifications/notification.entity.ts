import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A member's notification. */
@Entity({ tableName: 'notification' })
export class Notification {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'recipient_id' })
  recipientId!: number;

  @Property({ type: 'text' })
  kind!: string;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'actor_id', nullable: true })
  actorId!: number | null;

  @Property({ type: 'text' })
  link!: string;

  @Property({ type: 'text' })
  about!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  readAt!: Date | null;

  @Property({ type: 'text' })
  grouping!: string;

  @Property({ type: 'boolean', default: true })
  isListed!: boolean;

  @Property({ type: 'datetime', nullable: true })
  mailedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  words!: string | null;
}
