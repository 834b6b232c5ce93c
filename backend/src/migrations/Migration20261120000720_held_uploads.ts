import { Migration } from '@mikro-orm/migrations';

/** Which request works on an upload: pieces may come to any of several processes, and only one at a time may write. */
export class Migration20261120000720_held_uploads extends Migration {
  override up(): void {
    this.addSql(
      'alter table resumable_upload add column held_by text, add column held_until timestamptz, add column is_wanted boolean',
    );
  }
}
