import { Migration } from '@mikro-orm/migrations';

/** Which mail carries a code: another try of that mail finds it. */
export class Migration20261120000320_codes_of_mails extends Migration {
  override up(): void {
    this.addSql('alter table one_time_code add column outbox_id bigint unique');
  }
}
