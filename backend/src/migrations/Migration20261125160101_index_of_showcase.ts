import { Migration } from '@mikro-orm/migrations';

/** The few cases that are open to everybody. */
export class Migration20261125160101_index_of_showcase extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists clinical_post_showcase');
    this.addSql(
      'create index concurrently clinical_post_showcase on clinical_post (id) where is_showcase',
    );
  }
}
