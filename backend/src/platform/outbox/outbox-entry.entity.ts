import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../database/columns';

/** A job recorded in the same transaction as its data and added to its queue afterwards. */
@Entity({ tableName: 'outbox' })
export class OutboxEntry {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  queue!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'json' })
  payload!: unknown;

  @Property({ type: 'text', nullable: true })
  requestId!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  runAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  handedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  doneAt!: Date | null;
}
