import { Migration } from '@mikro-orm/migrations';

/** Fills the words of entries that were there before, and drops words that stand in none of them. */
export class Migration20261128040002_words_of_all_entries extends Migration {
  override up(): void {
    this.addSql('select index_case(id) from clinical_post');
    this.addSql('select index_reel(p) from explore_post p');
    this.addSql('select index_event(e) from event e');
    this.addSql('select index_opportunity(o) from opportunity o');
    this.addSql('select index_blog(b) from blog b');
    this.addSql('select index_learning(l) from learning_item l');
    this.addSql(`select words_leave(array(select distinct word from search_word))`);
  }
}
