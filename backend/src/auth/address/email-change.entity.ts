import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/**
 * A change of email address: requested, confirmed by a code, and revertible from the old address
 * for seven days.
 */
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

  /** Null if no code was sent, because the address belongs to another account. */
  @Property({ type: 'datetime', nullable: true })
  codeSentAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  confirmedAt!: Date | null;

  /** When it was reverted, or replaced by a newer request. */
  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;

  /**
   * The hash from before the change: the owner who reverts it may not know a password set since.
   */
  @Property({ type: 'text', nullable: true })
  passwordHash!: string | null;
}
