import { Migration } from '@mikro-orm/migrations';

export class Migration20261120000020_one_time_codes extends Migration {
  override up(): void {
    this.addSql(`create table one_time_code (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id) on delete cascade,
      purpose text not null check (purpose in ('password-reset', 'phone-change', 'account-deletion')),
      code_hash bytea not null,
      tries smallint not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
    this.addSql('create index one_time_code_owner on one_time_code (account_id, purpose, id desc)');
  }
}
