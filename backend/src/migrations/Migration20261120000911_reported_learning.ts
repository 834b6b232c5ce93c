import { Migration } from '@mikro-orm/migrations';

/** What is published for members to learn from can be reported, and hidden until it was reviewed. */
export class Migration20261120000911_reported_learning extends Migration {
  override up(): void {
    this.addSql(
      'alter table learning_item add column hidden_at timestamptz, add column hidden_until timestamptz',
    );
  }
}
