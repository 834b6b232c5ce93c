import { Migration } from '@mikro-orm/migrations';

/** Whether a video keeps its sound when it is made playable. */
export class Migration20261123160100_sound_of_videos extends Migration {
  override up(): void {
    this.addSql('alter table asset add column keeps_sound boolean not null default true');
  }
}
