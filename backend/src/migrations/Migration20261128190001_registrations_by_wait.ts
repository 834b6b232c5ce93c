import { Migration } from '@mikro-orm/migrations';

/** The queue of registrations is read in the order in which they were handed in. */
export class Migration20261128190001_registrations_by_wait extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists registration_review_wait');
    this.addSql(
      'create index concurrently registration_review_wait on registration_review (state, waiting_since, id)',
    );
    this.addSql('drop index concurrently if exists registration_review_state');
  }
}
