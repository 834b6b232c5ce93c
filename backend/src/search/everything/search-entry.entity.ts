import { Entity, Enum, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import { ENTRY_KINDS, type EntryKind } from './kinds.rules';

/** The search words of one item. Maintained by triggers. */
@Entity({ tableName: 'search_entry' })
export class SearchEntry {
  [PrimaryKeyProp]?: ['kind', 'subjectId'];

  @Enum({ items: [...ENTRY_KINDS], primary: true })
  kind!: EntryKind;

  @PrimaryKey({ type: idColumn })
  subjectId!: number;

  @Property({ type: 'string', columnType: 'tsvector', lazy: true })
  words!: string;

  /** The words as written, if others may see the item; only these are offered for typed ones. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'::text[]", lazy: true })
  written!: string[];

  /** Those of them that stand in the outcome only, which may be withheld. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'::text[]", lazy: true })
  outcomeWords!: string[];
}
