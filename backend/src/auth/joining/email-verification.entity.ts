import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';

/** A link for verifying an email address. */
@Entity({ tableName: 'email_verification' })
export class EmailVerification {
  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  usedAt!: Date | null;

  /** When this link was used to log in, which works once. */
  @Property({ type: 'datetime', nullable: true })
  enteredAt!: Date | null;
}
