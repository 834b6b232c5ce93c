import { Migration } from '@mikro-orm/migrations';

/** Nobody has another role than these. */
export class Migration20261125150101_roles_validated extends Migration {
  override up(): void {
    this.addSql('alter table account validate constraint account_duties_check');
  }
}
