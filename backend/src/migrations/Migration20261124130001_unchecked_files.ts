import { Migration } from '@mikro-orm/migrations';

/** The files that nobody has looked at, however many were looked at since. */
export class Migration20261124130001_unchecked_files extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists clinical_post_file_unchecked');
    this.addSql(
      'create index concurrently clinical_post_file_unchecked on clinical_post_file (id) where checked_at is null',
    );
  }
}
