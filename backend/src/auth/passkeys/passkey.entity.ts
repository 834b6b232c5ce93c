import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/**
 * A key on a device or in a password manager that signs in to the account. Only the public key is
 * stored.
 */
@Entity({ tableName: 'passkey' })
export class Passkey {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  /** Base64url, as sent by browsers. */
  @Property({ type: 'text' })
  credentialId!: string;

  /** In COSE format. */
  @Property({ type: 'blob' })
  publicKey!: Buffer;

  /** The signature counter reported by the authenticator; 0 if it does not count. */
  @Property({ type: idColumn })
  counter!: number;

  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'::text[]" })
  transports!: string[];

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  lastUsedAt!: Date | null;
}
