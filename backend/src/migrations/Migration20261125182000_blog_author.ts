import { Migration } from '@mikro-orm/migrations';

/** The member who has written an article, where an editor says so. */
export class Migration20261125182000_blog_author extends Migration {
  override up(): void {
    this.addSql('alter table blog add column author_id bigint');
    this.addSql(
      'alter table blog add constraint blog_author_id_fkey foreign key (author_id) references account (id) on delete set null not valid',
    );
  }
}
