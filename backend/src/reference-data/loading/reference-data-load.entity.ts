import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** Which version of a list of reference data is loaded. */
@Entity({ tableName: 'reference_data_load' })
export class ReferenceDataLoad {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  digest!: string;

  @Property({ type: 'datetime' })
  loadedAt!: Date;
}
