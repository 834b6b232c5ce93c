import { Migration } from '@mikro-orm/migrations';

/** Whose pictures are hard to look at outside work: they lie under a cover that each reader lifts. */
export class Migration20261120000830_sensitive extends Migration {
  override up(): void {
    this.addSql('alter table clinical_post add column is_sensitive boolean not null default false');
  }
}
