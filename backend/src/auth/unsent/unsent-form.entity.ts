import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';

/** A form that was sent after its session had ended; sealed with a key that only a browser has. */
@Entity({ tableName: 'unsent_form' })
export class UnsentForm {
  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Property({ type: 'blob' })
  sealed!: Buffer;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
