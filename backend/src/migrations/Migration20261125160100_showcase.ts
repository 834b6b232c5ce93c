import { Migration } from '@mikro-orm/migrations';

/** Cases that their authors open to everybody, and members who let visitors read an answer of theirs: nobody unless they say so. */
export class Migration20261125160100_showcase extends Migration {
  override up(): void {
    this.addSql('alter table clinical_post add column is_showcase boolean not null default false');
    this.addSql('alter table profile add column is_quotable boolean not null default false');
  }
}
