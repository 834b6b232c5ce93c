import { Migration } from '@mikro-orm/migrations';

/** Announcements, too, are drafts until they are published, now or later. */
export class Migration20261120000562_announcements extends Migration {
  override up(): void {
    this.addSql(
      'alter table announcement alter column published_at drop not null, add column version integer not null default 1',
    );
  }
}
