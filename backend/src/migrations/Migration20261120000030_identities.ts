import { Migration } from '@mikro-orm/migrations';

/** Who somebody is to Google or Apple. An address may change hands, issuer and subject never do. */
export class Migration20261120000030_identities extends Migration {
  override up(): void {
    this.addSql(`create table identity (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id) on delete cascade,
      issuer text not null,
      subject text not null,
      created_at timestamptz not null,
      unique (issuer, subject)
    )`);
    this.addSql('create index identity_account on identity (account_id)');
  }
}
