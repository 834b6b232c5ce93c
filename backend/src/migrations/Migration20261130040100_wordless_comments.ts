import { Migration } from '@mikro-orm/migrations';

/** A comment on a case or an image may say all by its marks. */
export class Migration20261130040100_wordless_comments extends Migration {
  override up(): void {
    this.addSql(`alter table comment drop constraint comment_check,
      add constraint comment_said_check check (text <> '' or deleted_at is not null or subject_kind = 'clinical-post') not valid`);
    this.addSql('alter table comment validate constraint comment_said_check');
  }
}
