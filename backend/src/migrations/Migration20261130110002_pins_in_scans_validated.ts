import { Migration } from '@mikro-orm/migrations';

/** Older marks are in no scan. */
export class Migration20261130110002_pins_in_scans_validated extends Migration {
  override up(): void {
    this.addSql('alter table pin validate constraint pin_scan_id_fkey');
    this.addSql('alter table pin validate constraint pin_unit_check');
  }
}
