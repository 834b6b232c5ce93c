import { Migration } from '@mikro-orm/migrations';

/** Codes may be for another address, too. Whoever still runs knows the old purposes alone, and writes no other. */
export class Migration20261125130001_contract_purposes_of_codes extends Migration {
  override up(): void {
    this.addSql('alter table one_time_code drop constraint one_time_code_purpose_check');
    this.addSql(`alter table one_time_code add constraint one_time_code_purpose_check
      check (purpose in ('password-reset', 'phone-change', 'account-deletion', 'email-change')) not valid`);
  }
}
