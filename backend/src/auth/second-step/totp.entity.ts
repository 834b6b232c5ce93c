import { Entity, OneToOne, Property } from '@mikro-orm/core';

/**
 * The secret shared by an authenticator app and the account. It takes effect once confirmed by a
 * code.
 */
@Entity({ tableName: 'totp' })
export class Totp {
  @OneToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id', primary: true })
  accountId!: number;

  /** AES-256-GCM: the nonce, the tag, the encrypted secret. */
  @Property({ type: 'blob' })
  sealedSecret!: Buffer;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  confirmedAt!: Date | null;

  /** The 30-second period since 1970 whose code was accepted last. */
  @Property({ type: 'integer', default: 0 })
  lastStep!: number;
}
