import { Migration } from '@mikro-orm/migrations';

/** What the two migrations before have added holds for every row. */
export class Migration20261125140002_checked_chats extends Migration {
  override up(): void {
    for (const name of ['kind_check', 'check'])
      this.addSql(`alter table chat_room validate constraint chat_room_${name}`);
    for (const name of ['kind_check', 'reply_to_id_fkey', 'shared_post_id_fkey'])
      this.addSql(`alter table chat_message validate constraint chat_message_${name}`);
  }
}
