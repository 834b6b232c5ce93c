import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { City } from './place';
import { searchText } from './search-text';

export interface CitySearch {
  readonly query: string;
  readonly countryId: number | undefined;
  readonly limit: number;
}

const COLUMNS = `city.id, city.name, city.country_id as "countryId", city.region_id as "regionId", region.name as "regionName",
  city.latitude, city.longitude`;
const CITY = 'city left join region on region.id = city.region_id';
/** A city may be found by several of its names, so a step looks at more names than cities are wanted. */
const NAMES_PER_CITY = 2;
/** Words within a name are indexed by three letters; fewer would find half the world. */
const LETTERS_OF_A_WORD = 3;
const INDEXED_LETTERS = 2;

@Injectable()
export class CityRepository {
  constructor(private readonly em: EntityManager) {}

  async find(id: number): Promise<City | undefined> {
    const [row] = await this.em.execute<City[]>(
      `select ${COLUMNS} from ${CITY} where city.id = ?`,
      [id],
    );
    return row;
  }

  async largest(countryId: number | undefined, limit: number): Promise<City[]> {
    const [where, values] =
      countryId === undefined
        ? ['', []]
        : ['where city.country_id = cast(? as bigint)', [countryId]];
    return this.em.execute<City[]>(
      `select ${COLUMNS} from ${CITY} ${where} order by city.population desc, city.id limit ?`,
      [...values, limit],
    );
  }

  /** By every name that a city has or had: those called just so, then those whose name begins so, then those with such a word; each the largest first. */
  async search({ query, countryId, limit }: CitySearch): Promise<City[]> {
    const text = searchText(query);
    if (text === '') return [];
    const steps = searchSteps(text).map((step, rank) =>
      namesStep(step, { rank, countryId, limit }),
    );
    return this.em.execute<City[]>(
      `with best as (select city_id, min(rank) as rank from (${steps.map(({ sql }) => sql).join(' union all ')}) as found group by city_id)
       select ${COLUMNS} from best join city on city.id = best.city_id left join region on region.id = city.region_id
       order by best.rank, city.population desc, city.id limit ?`,
      [...steps.flatMap(({ values }) => values), limit],
    );
  }
}

interface Step {
  readonly where: string;
  readonly values: readonly (string | number)[];
}

/** `text` comes from `searchText`: letters, digits and blanks, nothing that LIKE reads as a pattern. */
function searchSteps(text: string): Step[] {
  const letters = [...text].slice(0, INDEXED_LETTERS).join('');
  const beginning: Step =
    letters.length < INDEXED_LETTERS
      ? { where: 'search like ?', values: [`${text}%`] }
      : { where: 'left(search, 2) = ? and search like ?', values: [letters, `${text}%`] };
  const word: Step[] =
    text.length < LETTERS_OF_A_WORD ? [] : [{ where: 'search like ?', values: [`% ${text}%`] }];
  return [{ where: 'search = ?', values: [text] }, beginning, ...word];
}

function namesStep(
  step: Step,
  { rank, countryId, limit }: { rank: number; countryId: number | undefined; limit: number },
) {
  const [inCountry, country] =
    countryId === undefined ? ['', []] : ['and country_id = cast(? as bigint)', [countryId]];
  return {
    sql: `(select city_id, ${rank} as rank from city_name where ${step.where} ${inCountry} order by population desc, city_id limit ?)`,
    values: [...step.values, ...country, limit * NAMES_PER_CITY],
  };
}
