import { Migration } from '@mikro-orm/migrations';

/**
 * Who has seen a post, for a data protection officer: why consent was withdrawn, the kinds of files
 * that were opened, which visitors had them in their list, the notices that went with a withdrawal,
 * and that a sheet was made.
 */
export class Migration20261130090000_breach_sheets extends Migration {
  override up(): void {
    this.addSql('alter table clinical_post_consent add column withdrawn_reason text');
    this.addSql(`alter table file_opening add column category text not null default ''`);
    this.addSql(`create table visitor_opening (
      visitor_id bigint not null references visitor (id) on delete cascade,
      post_id bigint not null references clinical_post (id),
      first_at timestamptz not null,
      last_at timestamptz not null,
      times integer not null,
      primary key (visitor_id, post_id)
    )`);
    this.addSql('create index visitor_opening_post on visitor_opening (post_id)');
    this.addSql('create index visitor_opening_last on visitor_opening (last_at)');
    this.addSql(`create table removed_notice (
      id bigint generated always as identity primary key,
      post_id bigint not null references clinical_post (id),
      kind text not null,
      words text not null,
      in_app integer not null,
      mailed integer not null,
      first_at timestamptz not null,
      last_at timestamptz not null,
      removed_at timestamptz not null
    )`);
    this.addSql('create index removed_notice_post on removed_notice (post_id)');
    this.addSql('create index removed_notice_removed on removed_notice (removed_at)');
    this.addSql(`create table breach_sheet (
      id bigint generated always as identity primary key,
      post_id bigint not null references clinical_post (id),
      made_at timestamptz not null
    )`);
    this.addSql('create index breach_sheet_post on breach_sheet (post_id)');
  }
}
