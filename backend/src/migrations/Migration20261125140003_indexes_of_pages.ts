import { Migration } from '@mikro-orm/migrations';

/**
 * Messages by the case that they share, and by the message that they quote; cases of a speciality by the end of their discussion, which
 * stand beside the feed.
 */
export class Migration20261125140003_indexes_of_pages extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.make(
      'chat_message_shared_post on chat_message (shared_post_id) where shared_post_id is not null',
    );
    this.make('chat_message_reply_to on chat_message (reply_to_id) where reply_to_id is not null');
    this.make(
      "clinical_post_closing on clinical_post (speciality, closes_at) where deleted_at is null and kind = 'case'",
    );
  }

  private make(index: string): void {
    this.addSql(`drop index concurrently if exists ${index.split(' ')[0]}`);
    this.addSql(`create index concurrently ${index}`);
  }
}
