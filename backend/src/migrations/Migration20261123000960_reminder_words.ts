import { Migration } from '@mikro-orm/migrations';

/** In which zone somebody who registers reads times, and what is told in words of its own. */
export class Migration20261123000960_reminder_words extends Migration {
  override up(): void {
    this.addSql('alter table event_registration add column time_zone text');
    this.addSql('alter table notification add column words text');
  }
}
