import { Entity, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A name for finding a city. Used as a search index: rows have no key of their own. */
@Entity({ tableName: 'city_name' })
export class CityName {
  [PrimaryKeyProp]?: ['cityId', 'search'];

  @PrimaryKey({ type: idColumn })
  cityId!: number;

  @Property({ type: 'integer' })
  countryId!: number;

  @PrimaryKey({ type: 'text' })
  search!: string;

  @Property({ type: 'integer' })
  population!: number;
}
