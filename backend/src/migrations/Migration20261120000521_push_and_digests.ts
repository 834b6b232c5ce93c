import { Migration } from '@mikro-orm/migrations';

/** Browsers that are pushed to, and how often a member who was away gets a mail. */
export class Migration20261120000521_push_and_digests extends Migration {
  override up(): void {
    // It ends with its session: nothing is pushed to a browser whose member has logged out.
    this.addSql(`create table push_subscription (
      id bigint generated always as identity primary key,
      member_id bigint not null references account (id) on delete cascade,
      session_id bigint not null references session (id) on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index push_subscription_member on push_subscription (member_id)');
    this.addSql('create index push_subscription_session on push_subscription (session_id)');
    this.addSql(`create table notification_digest (
      member_id bigint primary key references account (id) on delete cascade,
      frequency text not null check (frequency in ('daily', 'weekly', 'never')),
      sent_at timestamptz
    )`);
    this.addSql('alter table notification add column mailed_at timestamptz');
    this.addSql(
      'create index notification_unmailed on notification (recipient_id, id desc) where read_at is null and mailed_at is null',
    );
    this.addSql('alter table dev_mail add column headers jsonb');
  }
}
