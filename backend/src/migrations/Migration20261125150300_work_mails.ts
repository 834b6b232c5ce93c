import { Migration } from '@mikro-orm/migrations';

/** The days on which whoever has a role was told what waits: once a day, however often the job runs. */
export class Migration20261125150300_work_mails extends Migration {
  override up(): void {
    this.addSql('create table work_mail_day (day date primary key)');
  }
}
