import { Migration } from '@mikro-orm/migrations';

/** What became of the patient of a case. */
export class Migration20261123001300_case_outcome extends Migration {
  override up(): void {
    this.addSql(`create table case_outcome (
      post_id bigint primary key references clinical_post (id),
      day smallint not null,
      text text not null,
      complications jsonb not null,
      reoperated boolean not null default false,
      readmitted boolean not null default false,
      stay_days smallint,
      version integer not null default 1,
      reported_at timestamptz not null
    )`);
  }
}
