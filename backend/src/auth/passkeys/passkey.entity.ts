import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A key of somebody's device or password manager that signs in to the account. Only its public half is here. */
@Entity({ tableName: 'passkey' })
export class Passkey {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  /** Base64url, as browsers tell it. */
  @Property({ type: 'text' })
  credentialId!: string;

  /** COSE. */
  @Property({ type: 'blob' })
  publicKey!: Buffer;

  /** How often it has signed, by its own account; 0 where it does not count. */
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
