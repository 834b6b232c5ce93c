import { Migration } from '@mikro-orm/migrations';

/** Passkeys, the second step with its recovery codes, another address, and links by which an owner takes an account back. */
export class Migration20261125130000_own_account extends Migration {
  override up(): void {
    this.addSql(
      'alter table account add column second_step_at timestamptz, add column password_changed_at timestamptz',
    );
    this.addSql('alter table session add column identity_confirmed_at timestamptz');
    this.addSql(`create table totp (
      account_id bigint primary key references account (id) on delete cascade,
      sealed_secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step integer not null default 0
    )`);
    this.addSql(`create table recovery_code (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id) on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      unique (account_id, code_hash)
    )`);
    this.addSql(`create table passkey (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null default '{}'::text[],
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`);
    this.addSql('create index passkey_account on passkey (account_id, id)');
    this.addSql(`create table sign_in_ticket (
      token_hash bytea primary key,
      purpose text not null check (purpose in ('second-step', 'passkey-registration', 'passkey-sign-in', 'passkey-confirmation')),
      account_id bigint references account (id) on delete cascade,
      remember boolean not null default false,
      tries smallint not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
    this.addSql('create index sign_in_ticket_account on sign_in_ticket (account_id)');
    this.addSql('create index sign_in_ticket_expiry on sign_in_ticket (expires_at)');
    this.addSql(`create table email_change (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id) on delete cascade,
      old_email text not null,
      new_email text not null,
      asked_at timestamptz not null,
      code_sent_at timestamptz,
      confirmed_at timestamptz,
      ended_at timestamptz,
      password_hash text
    )`);
    this.addSql('create index email_change_newest on email_change (account_id, id desc)');
    this.addSql('create index email_change_old on email_change (old_email)');
    this.addSql('create index email_change_asked on email_change (asked_at)');
    this.addSql(`create table account_link (
      token_hash bytea primary key,
      account_id bigint not null references account (id) on delete cascade,
      purpose text not null check (purpose in ('email-revert', 'not-me')),
      email_change_id bigint references email_change (id) on delete cascade,
      since timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
    this.addSql('create index account_link_account on account_link (account_id)');
    this.addSql('create index account_link_change on account_link (email_change_id)');
    this.addSql('create index account_link_expiry on account_link (expires_at)');
  }
}
