import { Migration } from '@mikro-orm/migrations';

/** News and events may be more than plain words. What is null was typed as plain words. */
export class Migration20261125181000_rich_texts extends Migration {
  override up(): void {
    this.addSql('alter table announcement add column html text');
    this.addSql('alter table event add column description_html text');
  }
}
