import type { ClientBase } from 'pg';
import type { CityRow } from './cities';

const ROWS_AT_ONCE = 50_000;

/**
 * In this order: the largest cities for two letters, without a sort; longer prefixes; prefixes in
 * one country; words within a name.
 */
const INDEXES = {
  city_name_letters: '((left(search, 2)), population desc, city_id)',
  city_name_beginning: '(search text_pattern_ops, population desc)',
  city_name_of_country: '(country_id, search text_pattern_ops, population desc)',
  city_name_words: 'using gin (search gin_trgm_ops)',
};

/**
 * Rewrites all search names of cities: they are only read, and creating the indexes after the rows
 * takes a second.
 */
export async function rewriteCityNames(
  database: Pick<ClientBase, 'query'>,
  cities: readonly CityRow[],
): Promise<void> {
  const names = cities.flatMap(({ id, searchNames }) =>
    [...searchNames].map((search) => ({ id, search })),
  );
  await database.query(`drop index if exists ${Object.keys(INDEXES).join(', ')}`);
  await database.query('truncate city_name');
  for (let start = 0; start < names.length; start += ROWS_AT_ONCE) {
    const part = names.slice(start, start + ROWS_AT_ONCE);
    await database.query(
      `insert into city_name (city_id, country_id, search, population)
       select city.id, city.country_id, given.search, city.population
       from unnest($1::bigint[], $2::text[]) as given (id, search) join city on city.id = given.id`,
      [part.map(({ id }) => id), part.map(({ search }) => search)],
    );
  }
  for (const [name, columns] of Object.entries(INDEXES))
    await database.query(`create index ${name} on city_name ${columns}`);
}
