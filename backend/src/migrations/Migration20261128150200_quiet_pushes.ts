import { Migration } from '@mikro-orm/migrations';

/** Whether quiet hours hold for pushes, too. */
export class Migration20261128150200_quiet_pushes extends Migration {
  override up(): void {
    this.addSql(
      'alter table asking_preference add column quiet_pushes boolean not null default false',
    );
  }
}
