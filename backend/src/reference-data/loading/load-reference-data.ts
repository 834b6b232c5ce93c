import type { ClientBase } from 'pg';
import { SPECIALITIES } from '../specialities.rules';
import { rewriteCityNames } from './city-names';
import { makeReferenceData, type ReferenceData, referenceDataDigest } from './reference-data';
import { upsertRows } from './upsert-rows';

type Database = Pick<ClientBase, 'query'>;

export interface LoadOutcome {
  /** False if the database was already up to date. */
  loaded: boolean;
  cities: number;
  schools: number;
}

const NAME = 'reference data';
/** Serialises loads of concurrently starting processes. */
const LOCK = 20_261_120;

/**
 * Loads countries, regions, cities, medical schools and specialities into the database: takes
 * seconds the first time, and nothing if they have not changed. Rows are inserted and updated,
 * never deleted or renumbered, since profiles refer to them.
 */
export async function loadReferenceData(database: Database, now: Date): Promise<LoadOutcome> {
  const digest = referenceDataDigest();
  await database.query('begin');
  try {
    await database.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await database.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const loaded = !(await isLoaded(database, digest));
    if (loaded) await load(database, { digest, now });
    const outcome = { loaded, ...(await counts(database)) };
    await database.query('commit');
    if (loaded)
      await database.query('vacuum analyze country, region, city, city_name, medical_school');
    return outcome;
  } catch (error) {
    await database.query('rollback');
    throw error;
  }
}

async function isLoaded(database: Database, digest: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'select 1 from reference_data_load where name = $1 and digest = $2',
    [NAME, digest],
  );
  return rowCount === 1;
}

async function load(database: Database, mark: { digest: string; now: Date }): Promise<void> {
  const data = makeReferenceData();
  await loadPlaces(database, data);
  await loadSchools(database, data);
  await loadSpecialities(database);
  await rewriteCityNames(database, data.cities);
  await database.query(
    `insert into reference_data_load (name, digest, loaded_at) values ($1, $2, $3)
     on conflict (name) do update set digest = excluded.digest, loaded_at = excluded.loaded_at`,
    [NAME, mark.digest, mark.now],
  );
}

async function loadPlaces(
  database: Database,
  { countries, regions, cities, districts }: ReferenceData,
): Promise<void> {
  await upsertRows(database, 'country', [
    ['id', 'integer', countries.map(({ id }) => id)],
    ['iso2', 'text', countries.map(({ iso2 }) => iso2)],
    ['name', 'text', countries.map(({ name }) => name)],
    ['phone_code', 'text', countries.map(({ phoneCode }) => phoneCode)],
    ['search_names', 'names', countries.map(({ searchNames }) => searchNames)],
  ]);
  await upsertRows(database, 'region', [
    ['id', 'integer', regions.map(({ id }) => id)],
    ['country_id', 'integer', regions.map(({ countryId }) => countryId)],
    ['code', 'text', regions.map(({ code }) => code)],
    ['name', 'text', regions.map(({ name }) => name)],
  ]);
  await upsertRows(database, 'city', [
    ['id', 'bigint', cities.map(({ id }) => id)],
    ['country_id', 'integer', cities.map(({ countryId }) => countryId)],
    ['region_id', 'integer', cities.map(({ regionId }) => regionId)],
    ['name', 'text', cities.map(({ name }) => name)],
    ['latitude', 'double precision', cities.map(({ latitude }) => latitude)],
    ['longitude', 'double precision', cities.map(({ longitude }) => longitude)],
    ['population', 'integer', cities.map(({ population }) => population)],
  ]);
  await database.query(
    'update city set metropolis_id = given.metropolis from unnest($1::bigint[], $2::bigint[]) as given (id, metropolis) where city.id = given.id',
    [[...districts.keys()], [...districts.values()]],
  );
}

async function loadSchools(database: Database, { schools }: ReferenceData): Promise<void> {
  await upsertRows(database, 'medical_school', [
    ['id', 'integer', schools.map(({ id }) => id)],
    ['country_id', 'integer', schools.map(({ countryId }) => countryId)],
    ['city_id', 'bigint', schools.map(({ cityId }) => cityId)],
    ['name', 'text', schools.map(({ name }) => name)],
    ['search_names', 'names', schools.map(({ searchNames }) => searchNames)],
  ]);
}

async function loadSpecialities(database: Database): Promise<void> {
  await upsertRows(database, 'speciality', [
    ['id', 'smallint', SPECIALITIES.map((_, index) => index + 1)],
    ['name', 'text', [...SPECIALITIES]],
  ]);
}

async function counts(database: Database): Promise<{ cities: number; schools: number }> {
  const { rows } = await database.query<{ cities: number; schools: number }>(
    'select (select count(*)::int from city) as cities, (select count(*)::int from medical_school) as schools',
  );
  return rows[0] ?? { cities: 0, schools: 0 };
}
