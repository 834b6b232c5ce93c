import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';

export type LinkPurpose = 'email-revert' | 'not-me';

/** A link in a mail by which an owner takes an account back. */
@Entity({ tableName: 'account_link' })
export class AccountLink {
  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Enum({ items: ['email-revert', 'not-me'] })
  purpose!: LinkPurpose;

  @ManyToOne({
    entity: 'EmailChange',
    mapToPk: true,
    fieldName: 'email_change_id',
    nullable: true,
  })
  emailChangeId!: number | null;

  /** What signs in and was added after this goes with it. */
  @Property({ type: 'datetime' })
  since!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  usedAt!: Date | null;
}
