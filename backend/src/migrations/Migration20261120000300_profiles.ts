import { Migration } from '@mikro-orm/migrations';

/** What members tell of themselves, where they trained, and what they declared while joining. */
export class Migration20261120000300_profiles extends Migration {
  override up(): void {
    this.profiles();
    this.trainings();
    this.addSql(`create table onboarding_declaration (
      account_id bigint not null references account (id) on delete cascade,
      step smallint not null check (step in (2, 4)),
      terms text not null check (terms in ('accepted', 'not asked')),
      declaration text not null check (declaration in ('accepted', 'not asked')),
      declared_at timestamptz not null,
      primary key (account_id, step)
    )`);
  }

  /** Places are kept by id where we know them, and by name in any case; a name without an id was typed. */
  private profiles(): void {
    this.addSql(`create table profile (
      account_id bigint primary key references account (id) on delete cascade,
      birth_date date,
      gender text check (gender in ('M', 'F', 'O')),
      joins_women_group boolean not null default false check (gender = 'F' or not joins_women_group),
      city_id bigint references city (id),
      city_name text not null default '',
      current_location text not null default '',
      origin_city_id bigint references city (id),
      origin_city_name text not null default '',
      phone_country_code text not null default '',
      phone_number text not null default '',
      phone text,
      picture_asset_id bigint unique references asset (id),
      picture_key text,
      cv_asset_id bigint unique references asset (id),
      super_speciality text not null default '',
      speciality text not null default '',
      college text not null default '',
      additional_qualifications text not null default '',
      other_groups text[] not null default '{}'
    )`);
    this.addSql('create index profile_speciality on profile (speciality, account_id)');
    this.addSql(
      'create index profile_city on profile (city_id, account_id) where city_id is not null',
    );
  }

  private trainings(): void {
    this.addSql(`create table training (
      account_id bigint not null references profile (account_id) on delete cascade,
      kind text not null check (kind in ('mbbs', 'surgical', 'super-speciality')),
      country_id integer not null references country (id),
      city_id bigint references city (id),
      city_name text not null,
      school_id integer references medical_school (id),
      school_name text not null,
      year smallint not null,
      primary key (account_id, kind)
    )`);
    this.addSql(
      'create index training_school on training (school_id, account_id) where school_id is not null',
    );
  }
}
