import { Migration } from '@mikro-orm/migrations';

/** Who works under a key and until when, and until when repeats wait for what comes of it: nobody holds a lock meanwhile. */
export class Migration20261120000901_held_keys extends Migration {
  override up(): void {
    this.addSql(`alter table retried_request add column held_by uuid, add column held_until timestamptz,
      add column waits timestamptz[] not null default '{}'`);
  }
}
