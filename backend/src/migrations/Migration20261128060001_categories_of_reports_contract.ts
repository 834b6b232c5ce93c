import { Migration } from '@mikro-orm/migrations';

/** Reports of members and opportunities have categories of their own; a version before sends none of them. */
export class Migration20261128060001_categories_of_reports_contract extends Migration {
  override up(): void {
    this.addSql(`alter table report drop constraint report_category_check,
      add constraint report_category_check check (category in ('patient-identifiable', 'wrong', 'abusive', 'other', 'not-a-surgeon',
        'impersonation', 'harassment', 'paid', 'false', 'closed')) not valid`);
  }
}
