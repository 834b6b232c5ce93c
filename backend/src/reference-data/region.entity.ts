import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';

/** A state or province of the reference data. */
@Entity({ tableName: 'region' })
export class Region {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @ManyToOne({ entity: 'Country', mapToPk: true, fieldName: 'country_id' })
  countryId!: number;

  @Property({ type: 'text' })
  code!: string;

  @Property({ type: 'text' })
  name!: string;
}
