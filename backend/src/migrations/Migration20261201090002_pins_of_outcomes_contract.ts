import { Migration } from '@mikro-orm/migrations';

/** Another check says the same of all three that may have marks. */
export class Migration20261201090002_pins_of_outcomes_contract extends Migration {
  override up(): void {
    this.addSql('alter table pin validate constraint pin_outcome_id_fkey');
    this.addSql('alter table pin validate constraint pin_of_one_check');
    this.addSql('alter table pin drop constraint pin_owner_check');
  }
}
