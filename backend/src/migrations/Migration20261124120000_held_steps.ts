import { Migration } from '@mikro-orm/migrations';

/** Steps that others do not see before their files are looked at. */
export class Migration20261124120000_held_steps extends Migration {
  override up(): void {
    this.addSql('alter table case_step add column held_at timestamptz null');
  }
}
