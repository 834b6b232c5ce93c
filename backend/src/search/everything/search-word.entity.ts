import { Entity, PrimaryKey } from '@mikro-orm/core';

/**
 * A word as written in some text other than comments, for typo correction. Maintained by triggers.
 * `word` has no unique index: with one, two transactions adding the same word would block each other.
 */
@Entity({ tableName: 'search_word' })
export class SearchWord {
  @PrimaryKey({ type: 'text' })
  word!: string;
}
