import { Entity, Enum, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import { SAVED_KINDS, type SavedKind } from './saved-searches.rules';

/** Marks a case or an opportunity whose saved searches have been checked. */
@Entity({ tableName: 'search_alert' })
export class SearchAlert {
  [PrimaryKeyProp]?: ['kind', 'subjectId'];

  @Enum({ items: [...SAVED_KINDS], primary: true })
  kind!: SavedKind;

  @PrimaryKey({ type: idColumn })
  subjectId!: number;

  @Property({ type: 'datetime' })
  toldAt!: Date;
}
