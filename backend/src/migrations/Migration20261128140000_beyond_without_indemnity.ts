import { Migration } from '@mikro-orm/migrations';

/** Older apps post without the indemnity: it is empty where nobody asked for it. */
export class Migration20261128140000_beyond_without_indemnity extends Migration {
  override up(): void {
    this.addSql('alter table beyond_post alter column indemnity_given_at drop not null');
  }
}
