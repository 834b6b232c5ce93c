import { Entity, PrimaryKey } from '@mikro-orm/core';

/**
 * A word as written in some text other than comments, for typo correction. Maintained by triggers.
 * Not unique: whoever writes a word does not wait for others who write it at the same time.
 */
@Entity({ tableName: 'search_word' })
export class SearchWord {
  @PrimaryKey({ type: 'text' })
  word!: string;
}
