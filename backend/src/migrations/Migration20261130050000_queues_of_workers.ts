import { Migration } from '@mikro-orm/migrations';

/** Which queues each worker serves. Null for workers of the version before, which serve all. */
export class Migration20261130050000_queues_of_workers extends Migration {
  override up(): void {
    this.addSql('alter table live_process add column queues text[]');
  }
}
