import { Migration } from '@mikro-orm/migrations';

/** One graph of connections between members, and who wants nothing to do with whom. */
export class Migration20261120000350_connections extends Migration {
  override up(): void {
    this.addSql(`create table connection (
      id bigint generated always as identity primary key,
      sender_id bigint not null references account (id),
      receiver_id bigint not null references account (id),
      asked_at timestamptz not null,
      accepted_at timestamptz,
      check (sender_id <> receiver_id)
    )`);
    // One row for two members, whoever asked.
    this.addSql(
      'create unique index connection_pair on connection (least(sender_id, receiver_id), greatest(sender_id, receiver_id))',
    );
    // A list reads both ends by key, so that a member with many connections waits no longer than one with few.
    for (const end of ['sender', 'receiver']) {
      this.addSql(
        `create index connection_${end}_asked on connection (${end}_id, id desc) where accepted_at is null`,
      );
      this.addSql(
        `create index connection_${end}_accepted on connection (${end}_id, id desc) where accepted_at is not null`,
      );
      this.addSql(`create index connection_${end} on connection (${end}_id, id desc)`);
    }
    this.addSql(`create table member_block (
      id bigint generated always as identity unique,
      blocker_id bigint not null references account (id),
      blocked_id bigint not null references account (id),
      created_at timestamptz not null,
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    )`);
    this.addSql('create index member_block_newest on member_block (blocker_id, id desc)');
    this.addSql('create index member_block_blocked on member_block (blocked_id, blocker_id)');
  }
}
