import {
  columns,
  nullable,
  number,
  statement,
  text,
  type Value,
} from '../platform/database/statement';
import { City } from './city.entity';
import { Region } from './region.entity';

const { id } = columns(City, 'id');
const GIVES = {
  ...columns(City, 'id', 'name', 'countryId', 'regionId', 'latitude', 'longitude'),
  regionName: nullable(columns(Region, 'name').name),
};
const COLUMNS = `city.id, city.name, city.country_id as "countryId", city.region_id as "regionId", region.name as "regionName",
  city.latitude, city.longitude`;
const JOIN_REGION = 'left join region on region.id = city.region_id';

export const CITY = statement({
  takes: { id },
  gives: GIVES,
  sql: `select ${COLUMNS} from city ${JOIN_REGION} where city.id = :id`,
});

const largest = (condition: string) => `select ${COLUMNS} from city ${JOIN_REGION} ${condition}
  order by city.population desc, city.id limit :most`;

export const LARGEST_CITIES = statement({
  takes: { most: number },
  gives: GIVES,
  sql: largest(''),
});

export const LARGEST_CITIES_IN = statement({
  takes: { countryId: number, most: number },
  gives: GIVES,
  sql: largest('where city.country_id = cast(:countryId as bigint)'),
});

/**
 * Names come from `searchText` and so contain only letters, digits and spaces, no LIKE wildcards.
 */
const IS = 'search = :name';
const BEGINS_WITH_LETTER = 'search like :beginning';
const BEGINS = 'left(search, 2) = :letters and search like :beginning';
const HAS_WORD = 'search like :word';
const IN_COUNTRY = 'and country_id = cast(:countryId as bigint)';

const ASKED = { name: text, beginning: text, names: number, most: number };
const LETTERS = { ...ASKED, letters: text };
const WORD = { ...LETTERS, word: text };

/**
 * Searches all current and former names: exact matches first, then names that begin with the text,
 * then those with a later word that does; each largest first. Each step reads a limited range of
 * its index.
 */
const citiesBy = <Takes extends Readonly<Record<string, Value<unknown>>>>(
  takes: Takes,
  steps: readonly string[],
  inCountry = '',
) => {
  const named = steps.map(
    (step, rank) =>
      `(select city_id, ${rank} as rank from city_name where ${step} ${inCountry} order by population desc, city_id limit :names)`,
  );
  return statement({
    takes,
    gives: GIVES,
    sql: `with best as (select city_id, min(rank) as rank from (${named.join(' union all ')}) as found group by city_id)
      select ${COLUMNS} from best join city on city.id = best.city_id ${JOIN_REGION}
      order by best.rank, city.population desc, city.id limit :most`,
  });
};

export const CITIES_BY_LETTER = citiesBy(ASKED, [IS, BEGINS_WITH_LETTER]);
export const CITIES_BY_BEGINNING = citiesBy(LETTERS, [IS, BEGINS]);
export const CITIES_BY_WORD = citiesBy(WORD, [IS, BEGINS, HAS_WORD]);

const IN = { countryId: number };
export const CITIES_BY_LETTER_IN = citiesBy(
  { ...ASKED, ...IN },
  [IS, BEGINS_WITH_LETTER],
  IN_COUNTRY,
);
export const CITIES_BY_BEGINNING_IN = citiesBy({ ...LETTERS, ...IN }, [IS, BEGINS], IN_COUNTRY);
export const CITIES_BY_WORD_IN = citiesBy({ ...WORD, ...IN }, [IS, BEGINS, HAS_WORD], IN_COUNTRY);
