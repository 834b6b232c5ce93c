import { Migration } from '@mikro-orm/migrations';

/** Without blocking writes. */
export class Migration20261128040001_index_of_written_words extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists search_entry_written');
    this.addSql(
      'create index concurrently search_entry_written on search_entry using gin (written)',
    );
  }
}
