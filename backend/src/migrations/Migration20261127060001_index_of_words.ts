import { Migration } from '@mikro-orm/migrations';

/** Replaces the index of the primary key, which the next migration drops. */
export class Migration20261127060001_index_of_words extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists search_word_written');
    this.addSql('create index concurrently search_word_written on search_word (word)');
  }
}
