import { Migration } from '@mikro-orm/migrations';

/** Words may be duplicated: nothing has relied on the key since Migration20261127060000_words_without_waiting. */
export class Migration20261127060002_words_contract extends Migration {
  override up(): void {
    this.addSql('alter table search_word drop constraint search_word_pkey');
  }
}
