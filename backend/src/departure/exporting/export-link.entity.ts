import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A link to the download of a member's data. */
@Entity({ tableName: 'export_link' })
export class ExportLink {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Property({ type: 'datetime' })
  askedAt!: Date;

  @Property({ type: 'blob', nullable: true })
  tokenHash!: Buffer | null;

  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;

  /** How often it was opened. */
  @Property({ type: 'smallint', default: 0 })
  opened!: number;

  /** When it was revoked, before its time. */
  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;
}
