import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Country, MedicalSchool, Region, TypedPlace } from './place';
import { searchText } from './search-text';

export interface SchoolSearch {
  readonly cityId: number | undefined;
  readonly countryId: number | undefined;
  readonly query: string | undefined;
  readonly limit: number;
}

const COUNTRY = 'select id, name, phone_code as "phoneCode", iso2 from country';
const REGION = 'select id, name, country_id as "countryId" from region';
const SCHOOL = `select school.id, school.name, school.country_id as "countryId", school.city_id as "cityId", city.name as "cityName"
  from medical_school as school join city on city.id = school.city_id`;

/** Countries, regions, medical schools, and what people typed. */
@Injectable()
export class PlaceRepository {
  private allCountries: Country[] = [];

  constructor(private readonly em: EntityManager) {}

  async findCountry(id: number): Promise<Country | undefined> {
    const [row] = await this.em.execute<Country[]>(`${COUNTRY} where id = ?`, [id]);
    return row;
  }

  /** Read once: they change with a new version only, which starts new processes. */
  async countries(): Promise<Country[]> {
    if (this.allCountries.length === 0)
      this.allCountries = await this.em.execute<Country[]>(`${COUNTRY} order by name`);
    return this.allCountries;
  }

  /** By any of their names, former ones and those of the existing apps among them. */
  async countriesNamed(query: string): Promise<Country[]> {
    return this.em.execute<Country[]>(
      `${COUNTRY} where ${someName('search_names')} order by name`,
      namePatterns(query),
    );
  }

  async findRegion(id: number): Promise<Region | undefined> {
    const [row] = await this.em.execute<Region[]>(`${REGION} where id = ?`, [id]);
    return row;
  }

  async regionsOf(countryId: number): Promise<Region[]> {
    return this.em.execute<Region[]>(
      `${REGION} where country_id = cast(? as bigint) order by name`,
      [countryId],
    );
  }

  async findSchool(id: number): Promise<MedicalSchool | undefined> {
    const [row] = await this.em.execute<MedicalSchool[]>(
      `${SCHOOL} where school.id = cast(? as bigint)`,
      [id],
    );
    return row;
  }

  /** A district's schools are its own and those of its metropolis: who chose New Delhi finds the schools of Delhi. */
  async schools({ limit, ...wanted }: SchoolSearch): Promise<MedicalSchool[]> {
    const { where, values } = schoolsThat(wanted);
    return this.em.execute<MedicalSchool[]>(
      `${SCHOOL} where ${where} order by school.name, school.id limit ?`,
      [...values, limit],
    );
  }

  async countSchools(wanted: Omit<SchoolSearch, 'limit'>): Promise<number> {
    const { where, values } = schoolsThat(wanted);
    const [row] = await this.em.execute<{ schools: number }[]>(
      `select count(*)::int as schools from medical_school school where ${where}`,
      values,
    );
    return row?.schools ?? 0;
  }

  /** The same words for the same place are one suggestion, however many people type them and however they write them. */
  async addSuggestion({ kind, name, countryId, cityId }: TypedPlace, now: Date): Promise<number> {
    const place = [kind, searchText(name), countryId ?? null, cityId ?? null];
    await this.em.execute(
      `insert into place_suggestion as known (kind, search, country_id, city_id, name, created_at, spellings)
       values (?, ?, ?, ?, ?, ?, array[?::text])
       on conflict (kind, search, coalesce(country_id, 0), coalesce(city_id, 0)) do update
       set spellings = array(select distinct unnest(known.spellings || excluded.spellings)), reviewed_at = null
       where known.reviewed_at is not null or not known.spellings @> excluded.spellings`,
      [...place, name, now, name],
    );
    const [row] = await this.em.execute<{ id: number }[]>(
      `select id from place_suggestion
       where kind = ? and search = ? and coalesce(country_id, 0) = coalesce(?::bigint, 0) and coalesce(city_id, 0) = coalesce(?::bigint, 0)`,
      place,
    );
    if (!row) throw new Error('The suggested place was not stored.');
    return row.id;
  }
}

function schoolsThat({ cityId, countryId, query }: Omit<SchoolSearch, 'limit'>) {
  const conditions: { sql: string; values: (string | number)[] }[] = [];
  if (cityId !== undefined) {
    const sql =
      'school.city_id in (select unnest(array[id, metropolis_id]) from city where id = ?)';
    conditions.push({ sql, values: [cityId] });
  }
  if (countryId !== undefined)
    conditions.push({ sql: 'school.country_id = cast(? as bigint)', values: [countryId] });
  if (query !== undefined)
    conditions.push({ sql: someName('school.search_names'), values: namePatterns(query) });
  const where = conditions.map(({ sql }) => sql).join(' and ');
  const values = conditions.flatMap((condition) => condition.values);
  return { where, values };
}

/** Some name in this list, or some word of one, begins as asked. */
function someName(list: string): string {
  return `exists (select from unnest(${list}) as name where name like ? or name like ?)`;
}

function namePatterns(query: string): [string, string] {
  const text = searchText(query);
  return [`${text}%`, `% ${text}%`];
}
