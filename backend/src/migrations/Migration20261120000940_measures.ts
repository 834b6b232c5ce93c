import { Migration } from '@mikro-orm/migrations';

/**
 * What administrators decided about a member's right to post. A measure is in force until it ends: by its own date, when the member
 * has confirmed what was asked for, or when an administrator ends it.
 */
export class Migration20261120000940_measures extends Migration {
  override up(): void {
    this.addSql(`create table measure (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id) on delete cascade,
      kind text not null check (kind in ('restriction', 'confirm-email', 'confirm-phone')),
      reason text not null,
      until timestamptz check ((until is not null) = (kind = 'restriction')),
      taken_by bigint not null references account (id),
      taken_at timestamptz not null,
      ended_at timestamptz
    )`);
    this.addSql('create index measure_account on measure (account_id, id desc)');
    this.addSql('create index measure_in_force on measure (account_id) where ended_at is null');
  }
}
