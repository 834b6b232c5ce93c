import { Migration } from '@mikro-orm/migrations';

/** What members are told. `about` names the fact, so that one fact is told to one member once. */
export class Migration20261120000420_notifications extends Migration {
  override up(): void {
    this.addSql(`create table notification (
      id bigint generated always as identity primary key,
      recipient_id bigint not null references account (id),
      kind text not null,
      actor_id bigint references account (id),
      link text not null,
      about text not null,
      created_at timestamptz not null,
      read_at timestamptz,
      unique (recipient_id, kind, about)
    )`);
    this.addSql('create index notification_newest on notification (recipient_id, id desc)');
    this.addSql(
      'create index notification_unread on notification (recipient_id, id desc) where read_at is null',
    );
    this.addSql('create index notification_actor on notification (actor_id)');
  }
}
