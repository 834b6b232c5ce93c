import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A place typed by a member because the reference data does not have it. */
@Entity({ tableName: 'place_suggestion' })
export class PlaceSuggestion {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Enum({ items: ['city', 'school'] })
  kind!: 'city' | 'school';

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  search!: string;

  @ManyToOne({ entity: 'Country', mapToPk: true, fieldName: 'country_id', nullable: true })
  countryId!: number | null;

  @ManyToOne({ entity: 'City', mapToPk: true, fieldName: 'city_id', nullable: true })
  cityId!: number | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  reviewedAt!: Date | null;

  /** When it was accepted as it is. From then on a typed school has a group. */
  @Property({ type: 'datetime', nullable: true })
  acceptedAt!: Date | null;

  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'::text[]" })
  spellings!: string[];
}
