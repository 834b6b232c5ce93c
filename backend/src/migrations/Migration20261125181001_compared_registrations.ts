import { Migration } from '@mikro-orm/migrations';

/** Against what a registration was checked when it was confirmed, and what was the same there. */
export class Migration20261125181001_compared_registrations extends Migration {
  override up(): void {
    this.addSql(
      `alter table registration_review add column checked_against text, add column found_same text[] not null default '{}'`,
    );
    this.addSql(
      `alter table registration_review add constraint registration_review_checked_against_check
        check (checked_against in ('register', 'proof', 'call')) not valid`,
    );
  }
}
