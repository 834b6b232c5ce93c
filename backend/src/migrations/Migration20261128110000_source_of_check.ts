import { Migration } from '@mikro-orm/migrations';

/** Where a registration was looked up, in words; `checked_against` is of older confirmations. */
export class Migration20261128110000_source_of_check extends Migration {
  override up(): void {
    this.addSql('alter table registration_review add column source text');
  }
}
