import { Migration } from '@mikro-orm/migrations';

/** Patients decide themselves, by links that need no account. */
export class Migration20261125100000_patient_consent extends Migration {
  override up(): void {
    this.addSql(`alter table clinical_post
      add column consent_by text not null default 'author',
      add column awaits_patient_at timestamptz`);
    this.addSql(
      "alter table clinical_post add constraint clinical_post_consent_by_check check (consent_by in ('author', 'patient')) not valid",
    );
    this.addSql('alter table case_step add column awaits_patient_at timestamptz');
    this.addSql('alter table case_outcome add column awaits_patient_at timestamptz');
    // Until the patient has answered, nothing covers a file.
    this.addSql('alter table clinical_post_file alter column consent_id drop not null');
    this.addSql(`create table patient_consent_link (
      id bigint generated always as identity primary key,
      post_id bigint not null references clinical_post (id) on delete cascade,
      token_digest text not null unique,
      language text not null,
      offered text[] not null,
      scope text[],
      state text not null default 'made' check (state in ('made', 'given', 'changed', 'refused', 'withdrawn', 'ended')),
      agreed_version text,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      decided_at timestamptz
    )`);
    this.addSql('create index patient_consent_link_post on patient_consent_link (post_id, id)');
    this.addSql(`create table patient_decision (
      id bigint generated always as identity primary key,
      link_id bigint not null references patient_consent_link (id) on delete cascade,
      decision text not null check (decision in ('give', 'refuse', 'withdraw')),
      scope text[] not null,
      language text not null,
      text_version text not null,
      receipt integer not null unique,
      decided_at timestamptz not null
    )`);
    this.addSql('create index patient_decision_link on patient_decision (link_id, id)');
  }
}
