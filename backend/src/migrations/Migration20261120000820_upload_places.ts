import { Migration } from '@mikro-orm/migrations';

/** Which uploads of a member are under way, in whatever process: there are two places. Lost with a crash, as are the uploads. */
export class Migration20261120000820_upload_places extends Migration {
  override up(): void {
    this.addSql(`create unlogged table upload_place (
      owner_id bigint not null,
      place smallint not null check (place in (1, 2)),
      upload text not null,
      held_by uuid not null,
      held_until timestamptz not null,
      primary key (owner_id, place)
    )`);
  }
}
