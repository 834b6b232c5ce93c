import { Entity, ManyToOne, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';

/** A registration with a medical council. */
@Entity({ tableName: 'medical_registration' })
export class MedicalRegistration {
  [PrimaryKeyProp]?: ['accountId', 'position'];

  @ManyToOne({ entity: 'Profile', mapToPk: true, fieldName: 'account_id', primary: true })
  accountId!: number;

  @PrimaryKey({ type: 'smallint' })
  position!: number;

  @ManyToOne({ entity: 'Country', mapToPk: true, fieldName: 'country_id' })
  countryId!: number;

  @Property({ type: 'text' })
  region!: string;

  @Property({ type: 'text' })
  number!: string;

  @Property({ type: 'datetime' })
  savedAt!: Date;
}
