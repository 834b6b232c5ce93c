import { Migration } from '@mikro-orm/migrations';

/** Accounts, how they are verified, and their sessions. */
export class Migration20261120000010_auth extends Migration {
  override up(): void {
    this.addSql(`create table account (
      id bigint generated always as identity primary key,
      email text not null,
      email_key text not null unique,
      password_hash text,
      first_name text not null,
      last_name text not null,
      login_type text not null check (login_type in ('ID_PASS', 'third_party')),
      role text not null default 'member' check (role in ('member', 'admin')),
      email_verified_at timestamptz,
      onboarding_step smallint not null default 0 check (onboarding_step between 0 and 4),
      created_at timestamptz not null,
      suspended_until timestamptz,
      deleted_at timestamptz
    )`);
    this.addSql(`create table email_verification (
      token_hash bytea primary key,
      account_id bigint not null references account (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
    this.addSql('create index email_verification_account on email_verification (account_id)');
    this.addSql(`create table session (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id) on delete cascade,
      cookie_hash bytea unique,
      remember boolean not null,
      device text not null,
      address inet,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`);
    this.addSql(
      'create index session_account on session (account_id, id desc) where ended_at is null',
    );
    this.addSql(`create table refresh_token (
      token_hash bytea primary key,
      session_id bigint not null references session (id) on delete cascade,
      created_at timestamptz not null,
      spent_at timestamptz
    )`);
    this.addSql('create index refresh_token_session on refresh_token (session_id)');
  }
}
