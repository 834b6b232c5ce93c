import { Migration } from '@mikro-orm/migrations';

/** Older reports have one of the older categories. */
export class Migration20261128060002_categories_of_reports_validated extends Migration {
  override up(): void {
    this.addSql('alter table report validate constraint report_category_check');
  }
}
