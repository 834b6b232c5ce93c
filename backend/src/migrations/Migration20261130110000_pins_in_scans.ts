import { Migration } from '@mikro-orm/migrations';

/** Marks in slices of scans, with the length of a line. */
export class Migration20261130110000_pins_in_scans extends Migration {
  override up(): void {
    this.addSql(`alter table pin add column scan_id bigint, add column slice smallint, add column length double precision,
      add column unit text`);
    this.addSql(`alter table pin add constraint pin_scan_id_fkey
      foreign key (scan_id) references scan (id) on delete set null not valid`);
    this.addSql(
      `alter table pin add constraint pin_unit_check check (unit in ('mm', 'pixels')) not valid`,
    );
    this.addSql(`create or replace function erase_place_of_pin() returns trigger language plpgsql as $$
      begin
        new.points := '[]';
        new.page := null;
        new.second := null;
        new.slice := null;
        new.length := null;
        new.unit := null;
        new.gone := coalesce(new.gone, 'removed');
        return new;
      end $$`);
    this.addSql('drop trigger pin_without_file on pin');
    this.addSql(`create trigger pin_without_place before update of file_id, scan_id on pin
      for each row when (new.file_id is null and new.scan_id is null) execute function erase_place_of_pin()`);
  }
}
