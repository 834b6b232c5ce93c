import { Migration } from '@mikro-orm/migrations';

/** The files of a step. */
export class Migration20261123150101_files_of_steps extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(
      'alter table clinical_post_file validate constraint clinical_post_file_step_id_fkey',
    );
    this.addSql('drop index concurrently if exists clinical_post_file_step');
    this.addSql(
      'create index concurrently clinical_post_file_step on clinical_post_file (step_id) where step_id is not null',
    );
  }
}
