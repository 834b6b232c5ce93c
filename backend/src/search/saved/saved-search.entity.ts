import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import { SAVED_KINDS, type SavedKind } from './saved-searches.rules';

/** A saved search. Its member is notified of new results. */
@Entity({ tableName: 'saved_search' })
export class SavedSearch {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id' })
  memberId!: number;

  @Enum({ items: [...SAVED_KINDS] })
  kind!: SavedKind;

  /** As typed. Empty if opportunities are only filtered. */
  @Property({ type: 'text' })
  query!: string;

  /** Empty for all. */
  @Property({ type: 'text' })
  speciality!: string;

  @ManyToOne({ entity: 'Country', mapToPk: true, fieldName: 'country_id', nullable: true })
  countryId!: number | null;

  /** For opportunities; empty for all. */
  @Property({ type: 'text' })
  type!: string;

  /** The query as a tsquery. */
  @Property({ type: 'string', columnType: 'tsquery', lazy: true })
  words!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
