import { searchText } from '../../backend/src/reference-data/search-text';
import type { Person } from '../people/person';
import type { DemoStage } from './demo-stage';

export interface DemoSchool {
  readonly id: number;
  readonly name: string;
  readonly countryId: number;
  readonly cityId: number;
  readonly cityName: string;
}

export interface DemoCity {
  readonly id: number;
  readonly name: string;
  /** For example "Chennai, India". */
  readonly location: string;
  /** For example "+91". */
  readonly phoneCode: string;
}

/** The places of all demo people, looked up in the reference data with two queries. */
export class DemoPlaces {
  private constructor(
    private readonly schools: ReadonlyMap<string, DemoSchool>,
    private readonly cities: ReadonlyMap<string, DemoCity>,
  ) {}

  static async of(stage: DemoStage, persons: readonly Person[]): Promise<DemoPlaces> {
    return new DemoPlaces(await findSchools(stage, persons), await findCities(stage, persons));
  }

  school({ country, name }: { country: string; name: string }): DemoSchool {
    return found(this.schools, `${country} ${name}`);
  }

  city({ country, city }: { country: string; city: string }): DemoCity {
    return found(this.cities, `${country} ${searchText(city)}`);
  }
}

async function findSchools(
  { em }: DemoStage,
  persons: readonly Person[],
): Promise<Map<string, DemoSchool>> {
  const names = persons.flatMap(({ school, surgery, superSpeciality }) => [
    school.name,
    surgery.name,
    superSpeciality?.name ?? school.name,
  ]);
  const rows = await em.execute<(DemoSchool & { iso2: string })[]>(
    `select s.id, s.name, s.country_id as "countryId", s.city_id as "cityId", c.name as "cityName", n.iso2
     from medical_school s join city c on c.id = s.city_id join country n on n.id = s.country_id
     where s.name in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(names)],
  );
  return new Map(rows.map((row) => [`${row.iso2} ${row.name}`, row]));
}

async function findCities(
  { em }: DemoStage,
  persons: readonly Person[],
): Promise<Map<string, DemoCity>> {
  const wanted = persons.map(({ country, city }) => ({ iso2: country, search: searchText(city) }));
  const rows = await em.execute<
    {
      iso2: string;
      search: string;
      id: number;
      name: string;
      country: string;
      phone_code: string | null;
    }[]
  >(
    `select distinct on (w.iso2, w.search) w.iso2, w.search, c.id, c.name, n.name as country, n.phone_code
     from jsonb_to_recordset(?::jsonb) as w (iso2 text, search text)
     join country n on n.iso2 = w.iso2
     join city_name found on found.country_id = n.id and found.search = w.search
     join city c on c.id = found.city_id
     order by w.iso2, w.search, c.population desc`,
    [JSON.stringify(wanted)],
  );
  // Country names may contain an alternative in brackets, which lists leave out.
  const shown = ({ id, name, country, phone_code }: (typeof rows)[number]) => ({
    id,
    name,
    location: `${name}, ${country.replace(/ \(.*\)$/, '')}`,
    phoneCode: `+${phone_code ?? ''}`,
  });
  return new Map(rows.map((row) => [`${row.iso2} ${row.search}`, shown(row)]));
}

function found<Value>(places: ReadonlyMap<string, Value>, key: string): Value {
  const place = places.get(key);
  if (place === undefined) throw new Error(`The reference data lacks a place of the demo: ${key}`);
  return place;
}
