import { Entity, PrimaryKey } from '@mikro-orm/core';

/**
 * A word as written in some text other than comments, for typo correction. Maintained by triggers.
 * Not unique, so that transactions adding the same word do not wait for each other.
 */
@Entity({ tableName: 'search_word' })
export class SearchWord {
  @PrimaryKey({ type: 'text' })
  word!: string;
}
