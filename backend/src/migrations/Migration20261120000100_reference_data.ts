import { Migration } from '@mikro-orm/migrations';

/** Countries, regions, cities and the names they are found by; medical schools, specialities; places that people typed because we lack them. */
export class Migration20261120000100_reference_data extends Migration {
  override up(): void {
    this.places();
    this.names();
    this.schools();
    this.addSql('create table speciality (id smallint primary key, name text not null unique)');
    this.suggestions();
    this.addSql(
      'create table reference_data_load (name text primary key, digest text not null, loaded_at timestamptz not null)',
    );
  }

  private places(): void {
    this.addSql(`create table country (
      id integer primary key,
      iso2 text not null unique,
      name text not null,
      phone_code text,
      search_names text[] not null
    )`);
    this.addSql(`create table region (
      id integer primary key,
      country_id integer not null references country,
      code text not null,
      name text not null,
      unique (country_id, code)
    )`);
    // No foreign keys here: one loader writes all three tables, and checking 171,000 rows one by one takes it two seconds.
    this.addSql(`create table city (
      id bigint primary key,
      country_id integer not null,
      region_id integer,
      name text not null,
      latitude double precision not null,
      longitude double precision not null,
      population integer not null,
      metropolis_id bigint
    )`);
    this.addSql('create index city_largest on city (population desc, id)');
    this.addSql('create index city_largest_of_country on city (country_id, population desc, id)');
  }

  /** Without keys and indexes: rows are only ever rewritten as a whole, by the loading of reference data, which makes its indexes afterwards. */
  private names(): void {
    this.addSql(`create table city_name (
      city_id bigint not null,
      country_id integer not null,
      search text not null,
      population integer not null
    )`);
  }

  private schools(): void {
    this.addSql(`create table medical_school (
      id integer primary key,
      country_id integer not null references country,
      city_id bigint not null references city,
      name text not null,
      search_names text[] not null
    )`);
    this.addSql('create index medical_school_city on medical_school (city_id, name)');
    this.addSql('create index medical_school_country on medical_school (country_id, name)');
  }

  private suggestions(): void {
    this.addSql(`create table place_suggestion (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('city', 'school')),
      name text not null,
      search text not null,
      country_id integer references country,
      city_id bigint references city,
      created_at timestamptz not null,
      reviewed_at timestamptz
    )`);
    this.addSql(
      'create unique index place_suggestion_once on place_suggestion (kind, search, coalesce(country_id, 0), coalesce(city_id, 0))',
    );
    this.addSql(
      'create index place_suggestion_unreviewed on place_suggestion (id) where reviewed_at is null',
    );
  }
}
