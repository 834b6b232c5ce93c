import { columns, nullable, number, statement, text } from '../platform/database/statement';
import { City } from './city.entity';
import { Country } from './country.entity';
import { MedicalSchool } from './medical-school.entity';
import { PlaceSuggestion } from './place-suggestion.entity';
import { Region } from './region.entity';

/** Whether a name in the list, or a word of one, begins with the text. */
const someName = (list: string, beginning: string, word: string) =>
  `exists (select from unnest(${list}) as name where name like ${beginning} or name like ${word})`;

const COUNTRY_GIVES = columns(Country, 'id', 'name', 'phoneCode', 'iso2');
const COUNTRIES = 'select id, name, phone_code as "phoneCode", iso2 from country';

export const COUNTRY = statement({
  takes: columns(Country, 'id'),
  gives: COUNTRY_GIVES,
  sql: `${COUNTRIES} where id = :id`,
});

export const ALL_COUNTRIES = statement({
  takes: {},
  gives: COUNTRY_GIVES,
  sql: `${COUNTRIES} order by name`,
});

/** Searches all names, including former ones and those used by the existing apps. */
export const COUNTRIES_NAMED = statement({
  takes: { beginning: text, word: text },
  gives: COUNTRY_GIVES,
  sql: `${COUNTRIES} where ${someName('search_names', ':beginning', ':word')} order by name`,
});

const REGION_GIVES = columns(Region, 'id', 'name', 'countryId');
const REGIONS = 'select id, name, country_id as "countryId" from region';

export const REGION = statement({
  takes: columns(Region, 'id'),
  gives: REGION_GIVES,
  sql: `${REGIONS} where id = :id`,
});

export const REGIONS_OF = statement({
  takes: { countryId: number },
  gives: REGION_GIVES,
  sql: `${REGIONS} where country_id = cast(:countryId as bigint) order by name`,
});

export const SCHOOL = statement({
  takes: { id: number },
  gives: {
    ...columns(MedicalSchool, 'id', 'name', 'countryId', 'cityId'),
    cityName: columns(City, 'name').name,
  },
  sql: `select school.id, school.name, school.country_id as "countryId", school.city_id as "cityId", city.name as "cityName"
    from medical_school as school join city on city.id = school.city_id where school.id = cast(:id as bigint)`,
});

/**
 * Conditions for a query over schools. A district also has the schools of its metropolis: New Delhi
 * includes those of Delhi.
 */
export const SCHOOL_IN_CITY =
  'school.city_id in (select unnest(array[id, metropolis_id]) from city where id = ?)';
/** Takes the patterns for the beginning of the name and of a word in it. */
export const SCHOOL_NAMED = someName('school.search_names', '?', '?');

const { kind, search, name, createdAt } = columns(
  PlaceSuggestion,
  'kind',
  'search',
  'name',
  'createdAt',
);
const PLACE = { kind, search, ...columns(PlaceSuggestion, 'countryId', 'cityId') };

/**
 * The same text for the same place is one suggestion. It becomes due for review again, unless it was
 * accepted.
 */
export const SUGGEST = statement({
  takes: { ...PLACE, name, createdAt },
  gives: {},
  sql: `insert into place_suggestion as known (kind, search, country_id, city_id, name, created_at, spellings)
    values (:kind, :search, :countryId, :cityId, :name, :createdAt, array[:name::text])
    on conflict (kind, search, coalesce(country_id, 0), coalesce(city_id, 0)) do update
    set spellings = array(select distinct unnest(known.spellings || excluded.spellings)),
      reviewed_at = case when known.accepted_at is null then null else known.reviewed_at end
    where (known.reviewed_at is not null and known.accepted_at is null) or not known.spellings @> excluded.spellings`,
});

export const SUGGESTED = statement({
  takes: { kind, search, countryId: nullable(number), cityId: nullable(number) },
  gives: columns(PlaceSuggestion, 'id', 'name', 'acceptedAt'),
  sql: `select id, name, accepted_at as "acceptedAt" from place_suggestion where kind = :kind and search = :search
    and coalesce(country_id, 0) = coalesce(:countryId::bigint, 0) and coalesce(city_id, 0) = coalesce(:cityId::bigint, 0)`,
});
