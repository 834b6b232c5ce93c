import { Migration } from '@mikro-orm/migrations';

/**
 * Export links are counted and can be ended; links by which an owner takes an account back, and
 * identities, remember the address they belong to.
 */
export class Migration20261128010000_revocation extends Migration {
  override up(): void {
    this.addSql(
      'alter table export_link add column opened smallint not null default 0, add column ended_at timestamptz',
    );
    this.addSql('alter table account_link add column email text');
    this.addSql('alter table identity add column email text');
  }
}
