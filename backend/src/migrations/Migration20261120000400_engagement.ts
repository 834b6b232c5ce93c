import { Migration } from '@mikro-orm/migrations';

/** Likes, comments, saved things and reports. A subject is a kind and an id: the domain that owns the kind keeps the counts on its own rows. */
export class Migration20261120000400_engagement extends Migration {
  override up(): void {
    this.addSql(`create table engagement_like (
      id bigint generated always as identity primary key,
      subject_kind text not null,
      subject_id bigint not null,
      member_id bigint not null references account (id),
      created_at timestamptz not null,
      unique (member_id, subject_kind, subject_id)
    )`);
    this.addSql(
      'create index engagement_like_newest on engagement_like (subject_kind, subject_id, id desc)',
    );
    this.comments();
    this.addSql(`create table collection_item (
      member_id bigint not null references account (id),
      subject_kind text not null,
      subject_id bigint not null,
      created_at timestamptz not null,
      primary key (member_id, subject_kind, subject_id)
    )`);
    this.reports();
  }

  private comments(): void {
    this.addSql(`create table comment (
      id bigint generated always as identity primary key,
      subject_kind text not null,
      subject_id bigint not null,
      parent_id bigint references comment (id),
      author_id bigint not null references account (id),
      text text not null check (char_length(text) <= 2000),
      created_at timestamptz not null,
      deleted_at timestamptz,
      check (text <> '' or deleted_at is not null)
    )`);
    this.addSql('create index comment_newest on comment (subject_kind, subject_id, id desc)');
    this.addSql('create index comment_replies on comment (parent_id) where parent_id is not null');
    this.addSql('create index comment_author on comment (author_id)');
  }

  private reports(): void {
    this.addSql(`create table report (
      id bigint generated always as identity primary key,
      subject_kind text not null,
      subject_id bigint not null,
      reporter_id bigint not null references account (id),
      category text not null check (category in ('patient-identifiable', 'wrong', 'abusive', 'other')),
      reason text not null,
      created_at timestamptz not null,
      decision text check (decision in ('upheld', 'dismissed')),
      decided_at timestamptz,
      unique (subject_kind, subject_id, reporter_id),
      check ((decision is null) = (decided_at is null))
    )`);
    this.addSql('create index report_reporter on report (reporter_id, category, id desc)');
    this.addSql('create index report_open on report (id) where decided_at is null');
  }
}
