import { Migration } from '@mikro-orm/migrations';

/** What is blackened in a video when it is made playable. */
export class Migration20261124110000_masks_of_videos extends Migration {
  override up(): void {
    this.addSql(`alter table asset add column masks text not null default ''`);
  }
}
