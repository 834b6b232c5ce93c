import { Migration } from '@mikro-orm/migrations';

/** Facts of one group are one line of the list; what a member chose otherwise than the house proposes. */
export class Migration20261120000520_notification_groups extends Migration {
  override up(): void {
    this.addSql(
      `alter table notification add column grouping text, add column is_listed boolean not null default true`,
    );
    this.addSql(
      `update notification set grouping = case when kind = 'case-liked' then regexp_replace(about, ' \\d+$', '') else about end where grouping is null`,
    );
    this.addSql('alter table notification alter column grouping set not null');
    this.addSql(
      'create index notification_group on notification (recipient_id, kind, grouping, id desc)',
    );
    this.addSql(`create table notification_preference (
      member_id bigint not null references account (id) on delete cascade,
      kind text not null,
      in_app boolean not null,
      push boolean not null,
      mail boolean not null,
      primary key (member_id, kind)
    )`);
  }
}
