import { Migration } from '@mikro-orm/migrations';

/** Comments on clinical posts are found by the words of their own, each for itself: one that is withheld changes nothing of its case. */
export class Migration20261125120001_words_of_comments extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists comment_words');
    this.addSql(
      `create index concurrently comment_words on comment using gin (search_words(text))
       where subject_kind = 'clinical-post' and deleted_at is null`,
    );
  }
}
