import { Migration } from '@mikro-orm/migrations';

/** Applicants may say why them. */
export class Migration20261128060100_why_of_applications extends Migration {
  override up(): void {
    this.addSql("alter table opportunity_application add column why text not null default ''");
  }
}
