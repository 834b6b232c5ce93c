import { Entity, ManyToOne, Property } from '@mikro-orm/core';

/** The associations that a member belongs to. */
@Entity({ tableName: 'membership' })
export class Membership {
  @ManyToOne({ entity: 'Profile', mapToPk: true, fieldName: 'account_id', primary: true })
  accountId!: number;

  @Property({ type: 'array', columnType: 'text[]' })
  associations!: string[];

  @Property({ type: 'text', default: '' })
  otherInternational!: string;

  @Property({ type: 'datetime' })
  savedAt!: Date;
}
