import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A new phone number that is not confirmed yet. */
@Entity({ tableName: 'phone_change' })
export class PhoneChange {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Property({ type: 'text' })
  countryCode!: string;

  @Property({ type: 'text' })
  number!: string;

  @Property({ type: 'text' })
  phone!: string;

  @Property({ type: 'datetime' })
  askedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  codeSentAt!: Date | null;
}
