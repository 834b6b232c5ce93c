import { Migration } from '@mikro-orm/migrations';

/** The words of a form whose session had ended, sealed, until the same member has logged in. */
export class Migration20261128080000_unsent_form extends Migration {
  override up(): void {
    this.addSql(`create table unsent_form (
      token_hash bytea primary key,
      account_id bigint not null references account (id) on delete cascade,
      sealed bytea not null,
      expires_at timestamptz not null
    )`);
    this.addSql('create index unsent_form_account on unsent_form (account_id, expires_at)');
    this.addSql('create index unsent_form_expires_at on unsent_form (expires_at)');
  }
}
