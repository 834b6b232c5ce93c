import { Migration } from '@mikro-orm/migrations';

/** Series of frames in posts, and what a check of one looks at. */
export class Migration20261130070000_scans extends Migration {
  override up(): void {
    this.addSql(`create table scan (
      id bigint generated always as identity primary key,
      asset_id bigint not null unique references asset (id),
      owner_id bigint not null references account (id),
      post_id bigint not null references clinical_post (id),
      name text not null,
      position smallint not null,
      facts jsonb not null,
      key_frames jsonb not null,
      masks text not null,
      face text not null check (face in ('none', 'thinned', 'covered', 'kept')),
      state text not null check (state in ('preparing', 'ready', 'failed')),
      tries smallint not null default 0,
      created_at timestamptz not null
    )`);
    this.addSql('create index scan_post on scan (post_id, position)');
    this.addSql('create index scan_owner on scan (owner_id)');
    this.addSql(`create table scan_window (
      scan_id bigint not null references scan (id) on delete cascade,
      name text not null check (name in ('sent', 'soft', 'lung', 'liver', 'bone', 'brain')),
      centre double precision not null,
      width double precision not null,
      drawn_at timestamptz,
      primary key (scan_id, name)
    )`);
    this.addSql(`alter table file_check add column looks jsonb not null default '[]'`);
  }
}
