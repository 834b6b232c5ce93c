import { Migration } from '@mikro-orm/migrations';

/** The last message that was there when somebody joined, beside its number: reading a room ends there, however much was said before. */
export class Migration20261120000840_messages_from extends Migration {
  override up(): void {
    this.addSql('alter table chat_member add column from_message_id bigint not null default 0');
  }
}
