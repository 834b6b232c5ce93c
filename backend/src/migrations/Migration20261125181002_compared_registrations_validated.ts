import { Migration } from '@mikro-orm/migrations';

/** No registration of before was compared. */
export class Migration20261125181002_compared_registrations_validated extends Migration {
  override up(): void {
    this.addSql(
      'alter table registration_review validate constraint registration_review_checked_against_check',
    );
  }
}
