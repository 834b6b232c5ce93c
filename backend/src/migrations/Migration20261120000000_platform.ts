import { Migration } from '@mikro-orm/migrations';

/** What the platform itself keeps: the outbox, retried requests, steps of the first start, rate counters and the audit log. */
export class Migration20261120000000_platform extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create extension if not exists unaccent');
    this.addSql(`create table outbox (
      id bigint generated always as identity primary key,
      queue text not null,
      name text not null,
      payload jsonb not null,
      request_id text,
      created_at timestamptz not null,
      run_at timestamptz not null,
      handed_at timestamptz,
      done_at timestamptz
    )`);
    this.addSql('create index outbox_waiting on outbox (run_at, id) where handed_at is null');
    this.addSql('create index outbox_under_way on outbox (handed_at) where done_at is null');
    this.addSql('create index outbox_done on outbox (done_at) where done_at is not null');
    this.addSql(`create table retried_request (
      member_id bigint not null,
      key text not null,
      fingerprint text not null,
      status integer,
      reply jsonb,
      created_at timestamptz not null,
      primary key (member_id, key)
    )`);
    this.addSql('create index retried_request_age on retried_request (created_at)');
    // Counters may be lost with a crash, so they need no write-ahead log.
    this.addSql(
      'create unlogged table rate_counter (key text primary key, points integer not null default 0, expire bigint)',
    );
    this.addSql('create table setup_step (name text primary key, done_at timestamptz not null)');
    this.addSql(`create table audit_event (
      id bigint generated always as identity primary key,
      actor_id bigint,
      action text not null,
      object text,
      address inet,
      result text not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index audit_event_actor on audit_event (actor_id, id desc)');
    this.addSql(`create table dev_mail (
      id bigint generated always as identity primary key,
      message_id text not null unique,
      recipient text not null,
      subject text not null,
      text text not null,
      html text not null,
      sent_at timestamptz not null
    )`);
    this.addSql('create index dev_mail_recipient on dev_mail (recipient, id desc)');
  }
}
