import { Migration } from '@mikro-orm/migrations';

/** When members said that their picture shows them and no patient; empty where nobody asked. */
export class Migration20261128140200_declared_portraits extends Migration {
  override up(): void {
    this.addSql('alter table profile add column picture_declared_at timestamptz');
  }
}
