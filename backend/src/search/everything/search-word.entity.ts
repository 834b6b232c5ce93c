import { Entity, PrimaryKey } from '@mikro-orm/core';

/** A word that some text holds, other than comments, as it is written: what a slip may have come from. Triggers maintain it. */
@Entity({ tableName: 'search_word' })
export class SearchWord {
  @PrimaryKey({ type: 'text' })
  word!: string;
}
