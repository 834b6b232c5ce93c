import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/**
 * A word as written in some text other than comments, for typo correction. Maintained by triggers.
 * Not unique: whoever writes a word does not wait for others who write it at the same time.
 */
@Entity({ tableName: 'search_word' })
export class SearchWord {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  word!: string;
}
