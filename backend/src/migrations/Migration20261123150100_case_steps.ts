import { Migration } from '@mikro-orm/migrations';

/** Steps, by which a case goes on after its seven days. Their files are files of the case. */
export class Migration20261123150100_case_steps extends Migration {
  override up(): void {
    this.addSql(`create table case_step (
      id bigint generated always as identity primary key,
      post_id bigint not null references clinical_post (id),
      kind text not null check (kind in ('presentation', 'imaging', 'decision', 'operation', 'complication', 'pathology', 'follow-up')),
      day smallint not null,
      text text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      edited_at timestamptz
    )`);
    this.addSql('create index case_step_thread on case_step (post_id, day, id)');
    this.addSql('alter table clinical_post_file add column step_id bigint');
    this.addSql(
      'alter table clinical_post_file add constraint clinical_post_file_step_id_fkey foreign key (step_id) references case_step (id) not valid',
    );
  }
}
