import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/**
 * A city of the reference data. It has no foreign keys, which would double the loading time;
 * `loading.spec.ts` looks for orphans instead.
 */
@Entity({ tableName: 'city' })
export class City {
  @PrimaryKey({ type: idColumn, autoincrement: false })
  id!: number;

  @Property({ type: 'integer' })
  countryId!: number;

  @Property({ type: 'integer', nullable: true })
  regionId!: number | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'double' })
  latitude!: number;

  @Property({ type: 'double' })
  longitude!: number;

  @Property({ type: 'integer' })
  population!: number;

  @Property({ type: idColumn, nullable: true })
  metropolisId!: number | null;
}
