import { Migration } from '@mikro-orm/migrations';

/** Short videos. A post without its video is seen by nobody. */
export class Migration20261120000600_explore extends Migration {
  override up(): void {
    this.addSql(`create table explore_post (
      id bigint generated always as identity primary key,
      author_id bigint not null references account (id),
      title text not null check (char_length(title) <= 200),
      speciality text not null,
      asset_id bigint unique references asset (id),
      view_count integer not null default 0,
      hidden_at timestamptz,
      hidden_until timestamptz,
      created_at timestamptz not null
    ) with (fillfactor = 90)`);
    this.addSql(
      'create index explore_post_speciality on explore_post (speciality, id desc) where asset_id is not null',
    );
    this.addSql('create index explore_post_author on explore_post (author_id, id desc)');
    this.addSql(`create table explore_view (
      post_id bigint not null references explore_post (id),
      member_id bigint not null references account (id),
      counted_at timestamptz not null,
      primary key (post_id, member_id)
    )`);
    this.addSql('create index explore_view_member on explore_view (member_id)');
  }
}
