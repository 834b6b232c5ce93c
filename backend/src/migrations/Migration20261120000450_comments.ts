import { Migration } from '@mikro-orm/migrations';

/** Comments that were changed, and whom they name. */
export class Migration20261120000450_comments extends Migration {
  override up(): void {
    this.addSql('alter table comment add column edited_at timestamptz');
    this.addSql(`create table comment_mention (
      comment_id bigint not null references comment (id) on delete cascade,
      member_id bigint not null references account (id) on delete cascade,
      primary key (comment_id, member_id)
    )`);
    this.addSql('create index comment_mention_member on comment_mention (member_id)');
  }
}
