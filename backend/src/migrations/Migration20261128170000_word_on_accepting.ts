import { Migration } from '@mikro-orm/migrations';

/** A word to the applicant, with which an application is accepted. */
export class Migration20261128170000_word_on_accepting extends Migration {
  override up(): void {
    this.addSql(`alter table opportunity_application add column word text not null default ''`);
  }
}
