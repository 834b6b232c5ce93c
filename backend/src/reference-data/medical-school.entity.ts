import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';

/** A medical school of the reference data. */
@Entity({ tableName: 'medical_school' })
export class MedicalSchool {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @ManyToOne({ entity: 'Country', mapToPk: true, fieldName: 'country_id' })
  countryId!: number;

  @ManyToOne({ entity: 'City', mapToPk: true, fieldName: 'city_id' })
  cityId!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'array', columnType: 'text[]' })
  searchNames!: string[];
}
