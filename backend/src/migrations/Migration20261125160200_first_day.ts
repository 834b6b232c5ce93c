import { Migration } from '@mikro-orm/migrations';

/** Since when a new member has been offered the first steps; null for members of before, and once they are put away. */
export class Migration20261125160200_first_day extends Migration {
  override up(): void {
    this.addSql('alter table profile add column first_day_since timestamptz');
  }
}
