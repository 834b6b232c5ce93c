import { Migration } from '@mikro-orm/migrations';

/** The marks of a series are found without reading all of them. */
export class Migration20261130110001_pins_by_scan extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists pin_scan');
    this.addSql('create index concurrently pin_scan on pin (scan_id) where scan_id is not null');
  }
}
