import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../database/columns';

/** One entry of the audit log. Entries are only ever inserted, never updated. */
@Entity({ tableName: 'audit_event' })
export class AuditEvent {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: idColumn, nullable: true })
  actorId!: number | null;

  @Property({ type: 'text' })
  action!: string;

  @Property({ type: 'text', nullable: true })
  object!: string | null;

  @Property({ type: 'string', columnType: 'inet', nullable: true })
  address!: string | null;

  @Property({ type: 'text' })
  result!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
