import { Migration } from '@mikro-orm/migrations';

/** The checks of before already said as much of the rows that were there. */
export class Migration20261125160302_actions_and_measures_validated extends Migration {
  override up(): void {
    this.addSql('alter table report validate constraint report_action_check');
    this.addSql(
      'alter table measure validate constraint measure_kind_check, validate constraint measure_check',
    );
  }
}
