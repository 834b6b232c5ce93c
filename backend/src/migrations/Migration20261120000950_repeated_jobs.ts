import { Migration } from '@mikro-orm/migrations';

/** When each job that comes back by itself was done last. Kept here, since the queues may lose all they hold. */
export class Migration20261120000950_repeated_jobs extends Migration {
  override up(): void {
    this.addSql(`create table repeated_job (
      name text primary key,
      known_since timestamptz not null,
      last_ran_at timestamptz
    )`);
  }
}
