import { Migration } from '@mikro-orm/migrations';

/** The marks of a step are found without reading all of them. */
export class Migration20261201080001_pins_by_step extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists pin_step');
    this.addSql('create index concurrently pin_step on pin (step_id) where step_id is not null');
  }
}
