import { Migration } from '@mikro-orm/migrations';

/** The outbox is carried queue by queue, so that a burst in one of them holds up no other; and members who were away are found. */
export class Migration20261120000522_fair_outbox extends Migration {
  override up(): void {
    this.addSql('create index outbox_queue on outbox (queue, run_at, id) where handed_at is null');
    this.addSql('drop index outbox_waiting');
    this.addSql('create index session_member on session (account_id)');
  }
}
