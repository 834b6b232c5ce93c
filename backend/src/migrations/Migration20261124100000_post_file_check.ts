import { Migration } from '@mikro-orm/migrations';

/** What was found in files that were posted without their author's decisions. Until it is decided about, others do not see them. */
export class Migration20261124100000_post_file_check extends Migration {
  override up(): void {
    this.addSql(`create table post_file_check (
      file_id bigint primary key references clinical_post_file (id) on delete cascade,
      state text not null check (state in ('waiting', 'found', 'nothing', 'failed')),
      places jsonb not null default '[]',
      tries smallint not null default 0,
      is_held boolean not null,
      created_at timestamptz not null,
      ended_at timestamptz null
    )`);
    this.addSql('alter table clinical_post add column held_at timestamptz null');
  }
}
