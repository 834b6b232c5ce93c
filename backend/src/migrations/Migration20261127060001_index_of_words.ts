import { Migration } from '@mikro-orm/migrations';

/** In place of the primary key. */
export class Migration20261127060001_index_of_words extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists search_word_written');
    this.addSql('create index concurrently search_word_written on search_word (word)');
  }
}
