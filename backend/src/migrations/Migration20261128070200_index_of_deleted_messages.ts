import { Migration } from '@mikro-orm/migrations';

/** Deleted messages do not count as unread. */
export class Migration20261128070200_index_of_deleted_messages extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists chat_message_deleted');
    this.addSql(
      'create index concurrently chat_message_deleted on chat_message (room_id, number) where deleted_at is not null',
    );
  }
}
