import { Migration } from '@mikro-orm/migrations';

/** The few zones in which all members live, read without reading all members. */
export class Migration20261124140001_zones_of_members extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists account_time_zone');
    this.addSql(
      'create index concurrently account_time_zone on account (time_zone) where time_zone is not null',
    );
  }
}
