import { Migration } from '@mikro-orm/migrations';

/** A member who leaves is taken from the articles that name them. */
export class Migration20261125182001_index_of_blog_authors extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists blog_author');
    this.addSql('create index concurrently blog_author on blog (author_id)');
  }
}
