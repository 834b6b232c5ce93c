import { Migration } from '@mikro-orm/migrations';

/** A visitor who sends the same answers again is found by their address. */
export class Migration20261120000930_visitors_by_email extends Migration {
  override up(): void {
    this.addSql('create index visitor_email on visitor (email)');
  }
}
