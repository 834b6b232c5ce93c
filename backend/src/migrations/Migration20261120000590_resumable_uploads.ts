import { Migration } from '@mikro-orm/migrations';

/** Files that arrive in pieces. Their bytes lie in the media store under `uploads/`. */
export class Migration20261120000590_resumable_uploads extends Migration {
  override up(): void {
    this.addSql(`create table resumable_upload (
      id text primary key,
      owner_id bigint not null references account (id),
      purpose text not null,
      name text not null,
      declared text not null,
      bytes bigint not null,
      sha256 text,
      created_at timestamptz not null,
      touched_at timestamptz not null,
      finished_at timestamptz,
      claimed_at timestamptz,
      spent_at timestamptz
    )`);
    this.addSql('create index resumable_upload_owner on resumable_upload (owner_id)');
    this.addSql('create index resumable_upload_touched on resumable_upload (touched_at)');
  }
}
