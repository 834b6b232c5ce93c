import { Migration } from '@mikro-orm/migrations';

/** Files of members from which the server reads series of frames; they lie in temporary storage. */
export class Migration20261130080000_scan_reading extends Migration {
  override up(): void {
    this.addSql(`create table scan_reading (
      id text primary key,
      owner_id bigint not null references account (id) on delete cascade,
      state text not null check (state in ('reading', 'ready', 'failed', 'ended')),
      files int not null,
      files_read int not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`);
    this.addSql('create index scan_reading_owner on scan_reading (owner_id)');
    this.addSql('create index scan_reading_expires on scan_reading (expires_at)');
  }
}
