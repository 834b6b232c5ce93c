import { Entity, OneToOne, Property } from '@mikro-orm/core';

/** The secret that an authenticator app shares with the account. It counts once it is confirmed by a code. */
@Entity({ tableName: 'totp' })
export class Totp {
  @OneToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id', primary: true })
  accountId!: number;

  /** AES-256-GCM: the nonce, the tag, the sealed secret. */
  @Property({ type: 'blob' })
  sealedSecret!: Buffer;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  confirmedAt!: Date | null;

  /** The 30 seconds, counted from 1970, whose code was taken last. */
  @Property({ type: 'integer', default: 0 })
  lastStep!: number;
}
