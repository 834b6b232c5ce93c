import { Migration } from '@mikro-orm/migrations';

/**
 * Searches that members saved, to be told of new cases and opportunities; and what members were told of already. What was there before
 * is nothing new.
 */
export class Migration20261125150000_saved_searches extends Migration {
  override up(): void {
    this.addSql(`create table saved_search (
      id bigint generated always as identity primary key,
      member_id bigint not null references account (id),
      kind text not null check (kind in ('case', 'opportunity')),
      query text not null,
      speciality text not null,
      country_id integer references country (id),
      type text not null,
      words tsquery not null,
      created_at timestamptz not null,
      unique nulls not distinct (member_id, kind, query, speciality, country_id, type)
    )`);
    this.addSql('create index saved_search_member on saved_search (member_id, id desc)');
    this.addSql('create index saved_search_kind on saved_search (kind, member_id, id)');
    this.addSql(`create table search_alert (
      kind text not null check (kind in ('case', 'opportunity')),
      subject_id bigint not null,
      told_at timestamptz not null,
      primary key (kind, subject_id)
    )`);
    this.addSql('create index search_alert_told on search_alert (told_at)');
    this.addSql(`insert into search_alert (kind, subject_id, told_at)
      select kind, subject_id, now() from search_entry where kind in ('case', 'opportunity')`);
  }
}
