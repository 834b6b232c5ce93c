import { Migration } from '@mikro-orm/migrations';

/** Clinical posts: one store of cases and images, with the files they hold. */
export class Migration20261120000410_clinical_cases extends Migration {
  override up(): void {
    // Likes and comments write their counts here all day: room is left on each page so that they need no new index entries.
    this.addSql(`create table clinical_post (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('case', 'image')),
      author_id bigint not null references account (id),
      speciality text not null,
      title text,
      description text,
      age_value smallint check (age_value >= 0),
      age_unit text check (age_unit in ('days', 'weeks', 'months', 'years')),
      gender text check (gender in ('Male', 'Female', 'Other')),
      diagnosis text,
      history text,
      question text,
      outcome text,
      indemnity_given_at timestamptz not null,
      consent_given_at timestamptz not null,
      relevance_given_at timestamptz not null,
      has_video boolean not null default false,
      like_count integer not null default 0 check (like_count >= 0),
      comment_count integer not null default 0 check (comment_count >= 0),
      version integer not null default 1,
      created_at timestamptz not null,
      edited_at timestamptz,
      closes_at timestamptz,
      hidden_at timestamptz,
      hidden_until timestamptz,
      deleted_at timestamptz,
      check (kind <> 'case' or (diagnosis is not null and gender is not null and age_value is not null and age_unit is not null and closes_at is not null)),
      check (kind <> 'image' or (title is not null and description is not null))
    ) with (fillfactor = 90)`);
    this.addSql(
      'create index clinical_post_feed on clinical_post (kind, id desc) where deleted_at is null',
    );
    this.addSql(
      'create index clinical_post_speciality on clinical_post (kind, speciality, id desc) where deleted_at is null',
    );
    this.addSql(
      'create index clinical_post_author on clinical_post (author_id, id desc) where deleted_at is null',
    );
    this.addSql(`create table clinical_post_file (
      id bigint generated always as identity primary key,
      post_id bigint not null references clinical_post (id),
      position smallint not null,
      asset_id bigint not null unique references asset (id),
      category text not null check (category in ('IMAGE', 'VIDEO', 'REPORT', 'SCAN')),
      unique (post_id, position)
    )`);
  }
}
