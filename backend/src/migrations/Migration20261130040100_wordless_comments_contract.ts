import { Migration } from '@mikro-orm/migrations';

/** A comment on a case or an image may consist of marks alone. The previous version, which may still run, neither writes nor rejects such comments. */
export class Migration20261130040100_wordless_comments_contract extends Migration {
  override up(): void {
    this.addSql(`alter table comment drop constraint comment_check,
      add constraint comment_check check (text <> '' or deleted_at is not null or subject_kind = 'clinical-post') not valid`);
  }
}
