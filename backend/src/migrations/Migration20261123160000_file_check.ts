import { Migration } from '@mikro-orm/migrations';

/** What was found when an upload was looked at: places, never words. It goes with the upload. */
export class Migration20261123160000_file_check extends Migration {
  override up(): void {
    this.addSql(`create table file_check (
      upload_id text primary key references resumable_upload (id) on delete cascade,
      state text not null check (state in ('waiting', 'found', 'nothing', 'failed')),
      places jsonb not null default '[]',
      tries smallint not null default 0,
      created_at timestamptz not null,
      ended_at timestamptz null
    )`);
  }
}
