import { Migration } from '@mikro-orm/migrations';

/** The consent behind each file of a clinical post, and what was checked before posting. */
export class Migration20261120000470_consent extends Migration {
  override up(): void {
    this.addSql(`create table clinical_post_consent (
      id bigint generated always as identity primary key,
      post_id bigint not null references clinical_post (id),
      scope text[] not null,
      way text not null check (way in ('written', 'verbal', 'guardian', 'next-of-kin', 'institution', 'declared')),
      language text not null,
      text_version text not null,
      given_at timestamptz not null,
      expires_at timestamptz,
      withdrawn_at timestamptz
    )`);
    this.addSql('create index clinical_post_consent_post on clinical_post_consent (post_id)');
    this.addSql(`insert into clinical_post_consent (post_id, scope, way, language, text_version, given_at)
      select id, case when is_visible_to_visitors then '{members,visitors}'::text[] else '{members}'::text[] end, 'declared', 'en', '2026-11', consent_given_at
      from clinical_post`);
    this.addSql(
      'alter table clinical_post_file add consent_id bigint references clinical_post_consent (id)',
    );
    this.addSql(
      'update clinical_post_file f set consent_id = c.id from clinical_post_consent c where c.post_id = f.post_id',
    );
    this.addSql('alter table clinical_post_file alter consent_id set not null');
    this.addSql('create index clinical_post_file_consent on clinical_post_file (consent_id)');
    this.addSql(`alter table clinical_post add audience text not null default 'members' check (audience in ('members', 'speciality')),
      add consent_until timestamptz, add withdrawn_at timestamptz`);
    this.addSql(`create table privacy_report (
      id bigint generated always as identity primary key,
      post_id bigint not null references clinical_post (id),
      confirmed_by bigint not null references account (id),
      report jsonb not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index privacy_report_post on privacy_report (post_id, id desc)');
    this.addSql('create index privacy_report_member on privacy_report (confirmed_by)');
  }
}
