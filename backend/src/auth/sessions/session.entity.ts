import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A device on which a member is signed in. */
@Entity({ tableName: 'session' })
export class Session {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Property({ type: 'blob', nullable: true })
  cookieHash!: Buffer | null;

  @Property({ type: 'boolean' })
  remember!: boolean;

  @Property({ type: 'text' })
  device!: string;

  @Property({ type: 'string', columnType: 'inet', nullable: true })
  address!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  lastSeenAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** When the member last confirmed their identity. */
  @Property({ type: 'datetime', nullable: true })
  identityConfirmedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;
}
