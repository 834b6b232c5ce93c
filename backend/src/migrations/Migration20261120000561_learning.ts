import { Migration } from '@mikro-orm/migrations';

/** Pictures and videos to learn from, and announcements. */
export class Migration20261120000561_learning extends Migration {
  override up(): void {
    this.addSql(`create table learning_item (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('image', 'video')),
      author_id bigint not null references account (id),
      title text not null,
      description text not null,
      speciality text not null,
      asset_id bigint not null unique references asset (id),
      published_at timestamptz,
      created_at timestamptz not null
    )`);
    this.addSql(
      'create index learning_item_published on learning_item (kind, id desc) where published_at is not null',
    );
    this.addSql('create index learning_item_author on learning_item (author_id)');
    this.addSql(`create table announcement (
      id bigint generated always as identity primary key,
      title text not null,
      text text not null,
      published_at timestamptz not null
    )`);
    this.addSql('create index announcement_published on announcement (published_at desc, id desc)');
  }
}
