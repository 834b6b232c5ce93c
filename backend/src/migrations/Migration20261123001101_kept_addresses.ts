import { Migration } from '@mikro-orm/migrations';

/** Finds the ended sessions that still name an IP address. */
export class Migration20261123001101_kept_addresses extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists session_kept_address');
    this.addSql(`create index concurrently session_kept_address
      on session (least(ended_at, expires_at)) where address is not null`);
  }
}
