import { Migration } from '@mikro-orm/migrations';

/** No article of before names a member. */
export class Migration20261125182002_blog_author_validated extends Migration {
  override up(): void {
    this.addSql('alter table blog validate constraint blog_author_id_fkey');
  }
}
