import { Migration } from '@mikro-orm/migrations';

/** Positions that members offer, and the applications for them. */
export class Migration20261120000540_opportunities extends Migration {
  override up(): void {
    this.addSql(`create table opportunity (
      id bigint generated always as identity primary key,
      owner_id bigint not null references account (id),
      title text not null,
      country_id integer not null references country (id),
      city_id bigint,
      city_name text not null,
      duration_amount smallint not null check (duration_amount > 0),
      duration_unit text not null check (duration_unit in ('Years', 'Months', 'Days')),
      from_date date not null,
      to_date date not null,
      deadline date,
      description text not null,
      speciality text not null,
      type text not null,
      qualifications text not null,
      experience text not null,
      relevance_given_at timestamptz not null,
      indemnity_given_at timestamptz not null,
      response_count integer not null default 0 check (response_count >= 0),
      created_at timestamptz not null,
      closed_at timestamptz,
      ended_at timestamptz,
      forgotten_at timestamptz,
      check (to_date >= from_date)
    )`);
    this.lists('open', 'closed_at is null');
    this.lists('current', 'closed_at is null and ended_at is null');
    this.addSql('create index opportunity_owner on opportunity (owner_id, id desc)');
    this.addSql('create index opportunity_ending on opportunity (to_date) where ended_at is null');
    this.addSql(
      'create index opportunity_remembered on opportunity (least(closed_at, ended_at)) where forgotten_at is null',
    );
    this.applications();
  }

  /** One index for each filter and one for all three; of two filters one index finds few enough rows. Counting reads indexes alone. */
  private lists(name: string, which: string): void {
    const columns = {
      newest: '',
      country: 'country_id, ',
      speciality: 'speciality, ',
      type: 'type, ',
      all: 'country_id, speciality, type, ',
    };
    for (const [filter, leading] of Object.entries(columns)) {
      this.addSql(
        `create index opportunity_${name}_${filter} on opportunity (${leading}id desc) include (to_date) where ${which}`,
      );
    }
  }

  private applications(): void {
    this.addSql(`create table opportunity_application (
      id bigint generated always as identity primary key,
      opportunity_id bigint not null references opportunity (id),
      applicant_id bigint not null references account (id),
      name text not null,
      email text not null,
      contact text not null,
      address text not null,
      medical_college text not null,
      degree text not null,
      cv_asset_id bigint unique references asset (id),
      state text not null check (state in ('submitted', 'viewed', 'accepted', 'declined', 'withdrawn')),
      created_at timestamptz not null,
      viewed_at timestamptz,
      decided_at timestamptz,
      withdrawn_at timestamptz,
      unique (opportunity_id, applicant_id),
      check (state = 'withdrawn' or cv_asset_id is not null)
    )`);
    this.addSql(
      `create index opportunity_application_responses on opportunity_application (opportunity_id, id desc) where state <> 'withdrawn'`,
    );
    this.addSql(
      'create index opportunity_application_own on opportunity_application (applicant_id, id desc)',
    );
  }
}
