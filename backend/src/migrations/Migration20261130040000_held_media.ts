import { Migration } from '@mikro-orm/migrations';

/**
 * Files outside clinical posts are checked as those are: `held` is what only its owner sees until the check found nothing or its owner has
 * decided. `is_held` also says it of a video that is still being converted.
 */
export class Migration20261130040000_held_media extends Migration {
  override up(): void {
    this.addSql('alter table asset add column is_held boolean not null default false');
    this.addSql(`create table asset_check (
      asset_id bigint primary key references asset (id) on delete cascade,
      state text not null check (state in ('waiting', 'found', 'nothing', 'failed')),
      places jsonb not null default '[]',
      tries smallint not null default 0,
      asks_for_sound boolean not null,
      created_at timestamptz not null,
      ended_at timestamptz null,
      decided_at timestamptz null
    )`);
    // What others see of a member is the key, so that a picture which is held back leaves it empty.
    this.addSql(`create function show_released_portrait() returns trigger language plpgsql as $$
      begin
        update profile set picture_key = new.key where picture_asset_id = new.id;
        return null;
      end $$`);
    this.addSql(`create trigger asset_released after update of is_held on asset
      for each row when (old.is_held and not new.is_held and new.purpose = 'profile-picture')
      execute function show_released_portrait()`);
  }
}
