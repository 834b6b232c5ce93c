import { Migration } from '@mikro-orm/migrations';

/** Files that were posted before anybody looked at files have no moment of their look; all others get one as they are posted. */
export class Migration20261124130000_files_of_before extends Migration {
  override up(): void {
    this.addSql('alter table clinical_post_file add column checked_at timestamptz null');
    this.addSql('alter table clinical_post_file alter column checked_at set default now()');
    this.addSql('alter table post_file_check add column decided_at timestamptz null');
  }
}
