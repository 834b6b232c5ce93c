import { Migration } from '@mikro-orm/migrations';

/** Who is connected to which process, and what processes tell each other that is too long for a notification. None of it outlives a crash. */
export class Migration20261120000500_sockets extends Migration {
  override up(): void {
    this.addSql(`create unlogged table socket_process (
      id uuid primary key,
      seen_at timestamptz not null
    )`);
    this.addSql(`create unlogged table open_socket (
      id text primary key,
      process_id uuid not null references socket_process (id) on delete cascade,
      member_id bigint not null,
      session_id bigint not null,
      opened_at timestamptz not null
    )`);
    this.addSql('create index open_socket_member on open_socket (member_id)');
    this.addSql('create index open_socket_process on open_socket (process_id)');
    // Shaped as the adapter of Socket.io expects it.
    this.addSql(`create unlogged table socket_io_attachments (
      id bigserial unique,
      created_at timestamptz default now(),
      payload bytea
    )`);
  }
}
