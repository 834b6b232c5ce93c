import { Migration } from '@mikro-orm/migrations';

/** A report may end in asking to mend, and a suspension has its reason among the measures: the version that still runs writes neither. */
export class Migration20261125160301_actions_and_measures_contract extends Migration {
  override up(): void {
    this.addSql(`alter table report drop constraint report_action_check,
      add constraint report_action_check check (action in ('remove', 'repair', 'suspend', 'restore', 'dismiss')) not valid`);
    this.addSql(`alter table measure drop constraint measure_kind_check,
      add constraint measure_kind_check
        check (kind in ('restriction', 'confirm-email', 'confirm-phone', 'suspension', 'reinstatement')) not valid,
      drop constraint measure_check,
      add constraint measure_check check ((until is not null) = (kind in ('restriction', 'suspension'))) not valid`);
  }
}
