import { Migration } from '@mikro-orm/migrations';

/** Posts of both kinds in one list; those of one speciality have an index of their own. */
export class Migration20261120000430_community extends Migration {
  override up(): void {
    this.addSql(
      'create index clinical_post_of_speciality on clinical_post (speciality, id desc) where deleted_at is null',
    );
  }
}
