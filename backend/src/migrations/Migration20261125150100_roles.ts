import { Migration } from '@mikro-orm/migrations';

/** What members do for the network besides: several are possible. Administrators keep their own column. */
export class Migration20261125150100_roles extends Migration {
  override up(): void {
    this.addSql("alter table account add column duties text[] not null default '{}'");
    this.addSql(
      "alter table account add constraint account_duties_check check (duties <@ array['moderator', 'editor']) not valid",
    );
  }
}
