import { Migration } from '@mikro-orm/migrations';

/** Why the place of a mark is gone: its file was removed, or replaced by another one. */
export class Migration20261130040000_replaced_pins extends Migration {
  override up(): void {
    this.addSql('alter table pin add column gone text');
    this.addSql(
      `alter table pin add constraint pin_gone_check check (gone in ('removed', 'replaced')) not valid`,
    );
    this.addSql(`create or replace function erase_place_of_pin() returns trigger language plpgsql as $$
      begin
        new.points := '[]';
        new.page := null;
        new.second := null;
        new.gone := 'removed';
        return new;
      end $$`);
  }
}
