import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** The loaded version of a list of reference data. */
@Entity({ tableName: 'reference_data_load' })
export class ReferenceDataLoad {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  digest!: string;

  @Property({ type: 'datetime' })
  loadedAt!: Date;
}
