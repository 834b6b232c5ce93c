import { Migration } from '@mikro-orm/migrations';

/** What people write to the provider. `member_id` is set for who was signed in, so that it leaves with them. */
export class Migration20261120000571_support extends Migration {
  override up(): void {
    this.addSql(`create table contact_message (
      id bigint generated always as identity primary key,
      member_id bigint references account (id),
      name text not null,
      email text not null,
      mobile_number text not null,
      message text not null,
      received_at timestamptz not null,
      closed_at timestamptz
    )`);
    this.addSql(
      'create index contact_message_member on contact_message (member_id) where member_id is not null',
    );
    this.addSql('create index contact_message_age on contact_message (received_at)');
    this.addSql(`create table deletion_request (
      id bigint generated always as identity primary key,
      member_id bigint references account (id),
      name text not null,
      email text not null,
      phone text,
      message text not null,
      received_at timestamptz not null,
      due_at timestamptz not null,
      closed_at timestamptz
    )`);
    this.addSql(
      'create index deletion_request_member on deletion_request (member_id) where member_id is not null',
    );
    this.addSql('create index deletion_request_age on deletion_request (received_at)');
  }
}
