import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/**
 * `account-deletion` is used wherever somebody confirms their identity; deleting the account was
 * the first such place.
 */
export const CODE_PURPOSES = [
  'password-reset',
  'phone-change',
  'account-deletion',
  'email-change',
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** A one-time code that is sent by email and stored as a hash. */
@Entity({ tableName: 'one_time_code' })
export class OneTimeCode {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Enum({ items: [...CODE_PURPOSES] })
  purpose!: CodePurpose;

  @Property({ type: 'blob' })
  codeHash!: Buffer;

  @Property({ type: 'smallint', default: 0 })
  tries!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  usedAt!: Date | null;

  @Property({ type: idColumn, nullable: true })
  outboxId!: number | null;
}
