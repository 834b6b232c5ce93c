import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';

export type LinkPurpose = 'email-revert' | 'not-me';

/** An emailed link with which an owner can take back an account. */
@Entity({ tableName: 'account_link' })
export class AccountLink {
  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Enum({ items: ['email-revert', 'not-me'] })
  purpose!: LinkPurpose;

  /** The address it was sent to; null for links from before 28 November 2026. */
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  @ManyToOne({
    entity: 'EmailChange',
    mapToPk: true,
    fieldName: 'email_change_id',
    nullable: true,
  })
  emailChangeId!: number | null;

  /** Sign-in methods added after this time are removed together with the change. */
  @Property({ type: 'datetime' })
  since!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  usedAt!: Date | null;
}
