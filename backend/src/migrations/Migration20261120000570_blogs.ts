import { Migration } from '@mikro-orm/migrations';

/** Blogs. Without `published_at` one is a draft; with one that is to come it is scheduled. */
export class Migration20261120000570_blogs extends Migration {
  override up(): void {
    this.addSql(`create table blog (
      id bigint generated always as identity primary key,
      title text not null,
      category text not null,
      summary text not null,
      author_name text not null,
      html text not null,
      picture_id bigint references asset (id) on delete set null,
      published_at timestamptz,
      created_at timestamptz not null,
      edited_at timestamptz not null
    )`);
    this.addSql(
      'create index blog_newest on blog (published_at desc, id desc) where published_at is not null',
    );
    this.addSql('create index blog_picture on blog (picture_id)');
    this.addSql(
      `create index asset_blog_pictures on asset (id desc) where purpose = 'blog-picture'`,
    );
  }
}
