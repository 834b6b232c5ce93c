import { Migration } from '@mikro-orm/migrations';

/** Leaving with one's data: links to an export, and the receipts of those who left. */
export class Migration20261120000315_departure extends Migration {
  override up(): void {
    this.addSql(`create table export_link (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id) on delete cascade,
      asked_at timestamptz not null,
      token_hash bytea unique,
      expires_at timestamptz
    )`);
    this.addSql('create index export_link_owner on export_link (account_id, id desc)');
    // The address is kept only until the account is erased and its owner told.
    this.addSql(`create table departure (
      id bigint generated always as identity primary key,
      account_id bigint not null unique references account (id),
      email text,
      reason text not null,
      left_at timestamptz not null,
      farewell_id bigint,
      told_at timestamptz,
      erased_at timestamptz
    )`);
  }
}
