import { Migration } from '@mikro-orm/migrations';

/**
 * Private files whose addresses are dead although their signatures still hold. Each process of the API reads what has changed since it
 * asked before, by the transactions that changed it; rows that are older than any address are removed.
 */
export class Migration20261120000910_ended_media extends Migration {
  override up(): void {
    this.addSql(`create table ended_media (
      name text primary key check (name ~ '^[0-9a-f]{32}$'),
      state text not null check (state in ('hidden', 'gone', 'shown')),
      hidden_until timestamptz,
      changed_at timestamptz not null,
      changed_in xid8 not null default pg_current_xact_id()
    )`);
    this.addSql('create index ended_media_changed_in on ended_media (changed_in)');
    this.addSql('create index ended_media_changed_at on ended_media (changed_at)');
  }
}
