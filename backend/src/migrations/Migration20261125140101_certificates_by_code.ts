import { Migration } from '@mikro-orm/migrations';

/** Anybody who holds a certificate looks it up by its code. */
export class Migration20261125140101_certificates_by_code extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists event_registration_certificate');
    this.addSql(
      `create unique index concurrently event_registration_certificate on event_registration (certificate_code)
       where certificate_code is not null`,
    );
  }
}
