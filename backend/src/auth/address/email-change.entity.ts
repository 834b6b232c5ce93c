import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** Another address for an account: asked for, confirmed by a code, and for seven days taken back from the old one. */
@Entity({ tableName: 'email_change' })
export class EmailChange {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Property({ type: 'text' })
  oldEmail!: string;

  @Property({ type: 'text' })
  newEmail!: string;

  @Property({ type: 'datetime' })
  askedAt!: Date;

  /** Null where no code was due, since the address belongs to another account. */
  @Property({ type: 'datetime', nullable: true })
  codeSentAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  confirmedAt!: Date | null;

  /** When it was taken back or replaced by another wish. */
  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;

  /** Of the time before: whoever takes the address back may not know the password that was set since. */
  @Property({ type: 'text', nullable: true })
  passwordHash!: string | null;
}
