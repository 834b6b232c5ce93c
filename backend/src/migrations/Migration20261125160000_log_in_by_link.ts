import { Migration } from '@mikro-orm/migrations';

/** When somebody logged in with a verification link: each link does so once. */
export class Migration20261125160000_log_in_by_link extends Migration {
  override up(): void {
    this.addSql('alter table email_verification add column entered_at timestamptz');
  }
}
