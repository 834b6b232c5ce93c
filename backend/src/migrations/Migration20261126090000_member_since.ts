import { Migration } from '@mikro-orm/migrations';

/** When an account became a member, so that the time joining takes can be measured. Unknown for earlier members. */
export class Migration20261126090000_member_since extends Migration {
  override up(): void {
    this.addSql('alter table account add column member_since timestamptz');
  }
}
