import { Migration } from '@mikro-orm/migrations';

/** Older apps post without the declarations: they are empty until the author has made them. */
export class Migration20261128150300_undeclared_posts extends Migration {
  override up(): void {
    for (const column of ['indemnity_given_at', 'consent_given_at', 'relevance_given_at'])
      this.addSql(`alter table clinical_post alter column ${column} drop not null`);
  }
}
