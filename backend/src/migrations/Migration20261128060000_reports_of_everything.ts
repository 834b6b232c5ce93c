import { Migration } from '@mikro-orm/migrations';

/** What decisions about reported comments and opportunities need. */
export class Migration20261128060000_reports_of_everything extends Migration {
  override up(): void {
    this.addSql(`create table hidden_comment (
      comment_id bigint primary key references comment (id) on delete cascade,
      text text not null,
      hidden_at timestamptz not null,
      hidden_until timestamptz
    )`);
    this.addSql(
      'create index hidden_comment_until on hidden_comment (hidden_until) where hidden_until is not null',
    );
    this.addSql('alter table opportunity add column taken_down_at timestamptz');
  }
}
