import { Migration } from '@mikro-orm/migrations';

/** What the two migrations before have added holds for every row. */
export class Migration20261125100002_checked_consents extends Migration {
  override up(): void {
    this.addSql('alter table clinical_post validate constraint clinical_post_consent_by_check');
    this.addSql(
      'alter table clinical_post_consent validate constraint clinical_post_consent_way_check',
    );
  }
}
