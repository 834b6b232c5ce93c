import { Migration } from '@mikro-orm/migrations';

/** Likes of comments, counted on the comment. */
export class Migration20261123150500_comment_likes extends Migration {
  override up(): void {
    this.addSql('alter table comment add column like_count integer not null default 0');
    this.addSql(`create table comment_like (
      comment_id bigint not null references comment (id) on delete cascade,
      member_id bigint not null references account (id),
      created_at timestamptz not null,
      primary key (comment_id, member_id)
    )`);
    this.addSql('create index comment_like_member on comment_like (member_id)');
  }
}
