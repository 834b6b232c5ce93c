import { Migration } from '@mikro-orm/migrations';

/** What authors declare about their videos; empty where nobody asked, as in older apps. */
export class Migration20261128140100_declarations_of_reels extends Migration {
  override up(): void {
    this.addSql(`alter table explore_post add column shows_patient boolean, add column declared_at timestamptz,
      add column looked_at timestamptz`);
  }
}
