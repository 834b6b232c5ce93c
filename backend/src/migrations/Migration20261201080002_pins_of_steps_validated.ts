import { Migration } from '@mikro-orm/migrations';

/** Validates the constraints: all existing marks belong to a comment. */
export class Migration20261201080002_pins_of_steps_validated extends Migration {
  override up(): void {
    this.addSql('alter table pin validate constraint pin_step_id_fkey');
    this.addSql('alter table pin validate constraint pin_owner_check');
  }
}
