import { Migration } from '@mikro-orm/migrations';

/** Posts of Beyond Surgery: a caption and one picture or video. */
export class Migration20261120000360_beyond_surgery extends Migration {
  override up(): void {
    // As clinical posts: room for counts that change all day.
    this.addSql(`create table beyond_post (
      id bigint generated always as identity primary key,
      author_id bigint not null references account (id),
      title text not null check (title <> ''),
      asset_id bigint unique references asset (id),
      indemnity_given_at timestamptz not null,
      like_count integer not null default 0 check (like_count >= 0),
      comment_count integer not null default 0 check (comment_count >= 0),
      version integer not null default 1,
      created_at timestamptz not null,
      edited_at timestamptz,
      hidden_at timestamptz,
      hidden_until timestamptz,
      deleted_at timestamptz
    ) with (fillfactor = 90)`);
    this.addSql('create index beyond_post_feed on beyond_post (id desc) where deleted_at is null');
    this.addSql(
      'create index beyond_post_author on beyond_post (author_id, id desc) where deleted_at is null',
    );
  }
}
