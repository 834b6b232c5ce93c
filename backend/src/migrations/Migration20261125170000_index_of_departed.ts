import { Migration } from '@mikro-orm/migrations';

/** The few accounts that have left: no search finds their comments. */
export class Migration20261125170000_index_of_departed extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists account_departed');
    this.addSql(
      'create index concurrently account_departed on account (id) where deleted_at is not null',
    );
  }
}
