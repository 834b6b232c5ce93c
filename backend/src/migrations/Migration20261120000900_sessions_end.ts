import { Migration } from '@mikro-orm/migrations';

/** Sessions end 90 days after their log-in; those that were prolonged beyond that before are cut to it. */
export class Migration20261120000900_sessions_end extends Migration {
  override up(): void {
    this.addSql(`update session set expires_at = created_at + interval '90 days'
      where ended_at is null and expires_at > created_at + interval '90 days'`);
  }
}
