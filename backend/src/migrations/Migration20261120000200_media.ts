import { Migration } from '@mikro-orm/migrations';

/** Files of members. */
export class Migration20261120000200_media extends Migration {
  override up(): void {
    this.addSql(`create table asset (
      id bigint generated always as identity primary key,
      owner_id bigint not null references account (id),
      purpose text not null,
      state text not null check (state in ('pending', 'ready', 'rejected')),
      reject_reason text,
      kind text not null check (kind in ('image', 'pdf', 'video')),
      mime text not null,
      key text not null unique,
      original_name text,
      bytes bigint not null,
      sha256 text not null,
      width integer,
      height integer,
      dominant_color text,
      alt_text text,
      renditions jsonb not null default '{}',
      scan text not null check (scan in ('clean', 'not-scanned')),
      created_at timestamptz not null,
      attached_at timestamptz
    )`);
    this.addSql('create index asset_owner on asset (owner_id)');
    this.addSql('create index asset_orphans on asset (created_at) where attached_at is null');
  }
}
