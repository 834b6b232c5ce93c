import { Migration } from '@mikro-orm/migrations';

/** The accounts whose log-in is longest ago. */
export class Migration20261120000942_by_last_log_in extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists account_last_log_in');
    this.addSql(
      'create index concurrently account_last_log_in on account (last_log_in_at) where deleted_at is null',
    );
  }
}
