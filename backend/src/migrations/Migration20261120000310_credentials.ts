import { Migration } from '@mikro-orm/migrations';

/** Memberships and medical registrations, who may read a CV, and phone numbers that wait for their code. */
export class Migration20261120000310_credentials extends Migration {
  override up(): void {
    this.addSql(`create table membership (
      account_id bigint primary key references profile (account_id) on delete cascade,
      associations text[] not null,
      other_international text not null default '',
      saved_at timestamptz not null
    )`);
    this.addSql(`create table medical_registration (
      account_id bigint not null references profile (account_id) on delete cascade,
      position smallint not null,
      country_id integer not null references country (id),
      region text not null,
      number text not null,
      saved_at timestamptz not null,
      primary key (account_id, position)
    )`);
    this.addSql(`alter table profile add column cv_visibility text not null default 'members'
      check (cv_visibility in ('members', 'connections', 'only-me'))`);
    this.addSql(`create table phone_change (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id) on delete cascade,
      country_code text not null,
      number text not null,
      phone text not null,
      asked_at timestamptz not null,
      code_sent_at timestamptz
    )`);
    this.addSql('create index phone_change_owner on phone_change (account_id, id desc)');
  }
}
