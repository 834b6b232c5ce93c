import { Migration } from '@mikro-orm/migrations';

/** The marks of an outcome are found without reading all of them. */
export class Migration20261201090001_pins_by_outcome extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists pin_outcome');
    this.addSql(
      'create index concurrently pin_outcome on pin (outcome_id) where outcome_id is not null',
    );
  }
}
