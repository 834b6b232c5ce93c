import { Migration } from '@mikro-orm/migrations';

/** Few members choose a time zone for their quiet hours; whoever asks needs these zones. */
export class Migration20261127100000_index_of_zones extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists asking_preference_zone');
    this.addSql(
      'create index concurrently asking_preference_zone on asking_preference (time_zone) where time_zone is not null',
    );
  }
}
