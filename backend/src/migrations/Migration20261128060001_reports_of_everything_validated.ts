import { Migration } from '@mikro-orm/migrations';

/** Older reports have one of the older categories. */
export class Migration20261128060001_reports_of_everything_validated extends Migration {
  override up(): void {
    this.addSql('alter table report validate constraint report_category_check');
  }
}
