import { Migration } from '@mikro-orm/migrations';

/** Deleted messages do not count as unread; questions also ask neighbouring specialities. */
export class Migration20261128070200_indexes_for_honest_numbers extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists chat_message_deleted');
    this.addSql(
      'create index concurrently chat_message_deleted on chat_message (room_id, number) where deleted_at is not null',
    );
    this.addSql('drop index concurrently if exists case_ask_neighbours');
    this.addSql(
      `create index concurrently case_ask_neighbours on case_ask using gin (with_specialities) where with_specialities <> '{}'::text[]`,
    );
  }
}
