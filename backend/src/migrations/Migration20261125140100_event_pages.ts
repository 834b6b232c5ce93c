import { Migration } from '@mikro-orm/migrations';

/** What the page of an event says: who hosts it, who speaks, what comes when, and its recording. And who may be suggested to others. */
export class Migration20261125140100_event_pages extends Migration {
  override up(): void {
    this.addSql(`alter table event add column host text not null default '',
      add column speakers jsonb not null default '[]',
      add column programme jsonb not null default '[]',
      add column recording_url text`);
    this.addSql(`alter table event_registration add column attended_at timestamptz,
      add column certificate_code text`);
    // Who chose nothing has no row.
    this.addSql(`create table suggestion_preference (
      account_id bigint primary key references account (id),
      is_suggested boolean not null default true
    )`);
  }
}
