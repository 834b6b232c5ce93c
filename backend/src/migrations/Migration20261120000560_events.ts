import { Migration } from '@mikro-orm/migrations';

/** Events and meetings, and who registered for them. */
export class Migration20261120000560_events extends Migration {
  override up(): void {
    // Published at a moment to come: scheduled. Not published at all: a draft.
    this.addSql(`create table event (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('event', 'meeting')),
      title text not null,
      description text not null,
      location text not null,
      link text,
      banner_asset_id bigint unique references asset (id),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      published_at timestamptz,
      registration_count integer not null default 0 check (registration_count >= 0),
      version integer not null default 1,
      created_at timestamptz not null,
      check (ends_at > starts_at)
    )`);
    this.addSql('create index event_start on event (starts_at, id) where published_at is not null');
    this.addSql(
      'create index event_end on event (ends_at desc, id desc) where published_at is not null',
    );
    this.addSql(`create table event_registration (
      event_id bigint not null references event (id),
      member_id bigint not null references account (id),
      created_at timestamptz not null,
      primary key (event_id, member_id)
    )`);
    this.addSql(
      'create index event_registration_member on event_registration (member_id, event_id)',
    );
  }
}
