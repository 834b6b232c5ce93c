import { Migration } from '@mikro-orm/migrations';

/** When an administrator accepted a typed place as it is. */
export class Migration20261128150000_accepted_places extends Migration {
  override up(): void {
    this.addSql('alter table place_suggestion add column accepted_at timestamptz');
  }
}
