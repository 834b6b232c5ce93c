import { Migration } from '@mikro-orm/migrations';

/** What the public pages say and administrators write: people, the mission's video, the notice of an upgrade. */
export class Migration20261120000572_site extends Migration {
  override up(): void {
    this.addSql(`create table site_voice (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('founder', 'testimonial')),
      position integer not null,
      name text not null,
      about text not null,
      motto text not null,
      quote text not null,
      picture_id bigint references asset (id) on delete set null,
      is_sample boolean not null default false,
      edited_at timestamptz not null
    )`);
    this.addSql('create index site_voice_order on site_voice (kind, position, id)');
    this.addSql('create index site_voice_picture on site_voice (picture_id)');
    // One row.
    this.addSql(`create table site (
      id smallint primary key default 1 check (id = 1),
      announces_upgrade boolean not null default false,
      mission_video_id bigint references asset (id) on delete set null,
      mission_poster_id bigint references asset (id) on delete set null,
      mission_captions text not null default '',
      mission_is_sample boolean not null default false
    )`);
    this.addSql('insert into site default values');
  }
}
