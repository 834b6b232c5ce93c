import { Migration } from '@mikro-orm/migrations';

/** What was tried to make something of an uploaded file, so that no file is tried for ever. */
export class Migration20261128030000_asset_tries extends Migration {
  override up(): void {
    this.addSql(`
      alter table asset
        add column tries smallint not null default 0,
        add column worked_ms integer not null default 0,
        add column fault text;
    `);
  }
}
