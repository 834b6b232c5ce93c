import { searchText } from '../search-text';
import { type CityRow, searchNames } from './cities';
import { parseCsv, several } from './csv';
import type { RegionIndex } from './regions';

/** A city in a hand-written list. The region may be empty. */
export interface NamedCity {
  country_iso: string;
  region: string;
  city: string;
}

const ALIAS_COLUMNS = ['country_iso', 'region', 'city', 'aliases'] as const;
const POPULATION_COLUMNS = ['country_iso', 'region', 'city', 'population'] as const;
const DISTRICT_COLUMNS = ['country_iso', 'region', 'city', 'metropolis'] as const;

/** Finds the city named in a hand-written list: the largest if there are several. */
export class CityIndex {
  readonly #byName = new Map<string, CityRow[]>();

  constructor(
    cities: readonly CityRow[],
    private readonly countryIds: ReadonlyMap<string, number>,
    private readonly regions: RegionIndex,
  ) {
    for (const city of cities) for (const name of city.searchNames) this.#file(city, name);
    this.#sort();
  }

  /** @throws Error if there is no such city: the list is wrong */
  find(named: NamedCity): CityRow {
    const countryId = this.countryIds.get(named.country_iso);
    const regionId =
      countryId !== undefined && named.region !== ''
        ? this.regions.named(countryId, named.region)
        : null;
    const namesakes = this.#byName.get(`${countryId}.${searchText(named.city)}`) ?? [];
    const city =
      regionId === null
        ? namesakes[0]
        : namesakes.find((namesake) => namesake.regionId === regionId);
    if (city === undefined || regionId === undefined)
      throw new Error(`No such city: ${named.country_iso}, ${named.region}, ${named.city}`);
    return city;
  }

  /** Adds former names, other spellings and short forms, for searches and for later lists. */
  addAliases(list: string): void {
    for (const line of parseCsv(list, ALIAS_COLUMNS)) {
      const city = this.find(line);
      for (const name of searchNames(several(line.aliases).map(searchText))) {
        if (city.searchNames.has(name)) continue;
        city.searchNames.add(name);
        this.#file(city, name);
      }
    }
  }

  /** Corrects populations that are wrong or missing in the older snapshot. */
  correctPopulations(list: string): void {
    for (const line of parseCsv(list, POPULATION_COLUMNS))
      this.find(line).population = Number(line.population);
    this.#sort();
  }

  /** Districts of metropolises (Brooklyn of New York, New Delhi of Delhi), by id. */
  districts(list: string): Map<number, number> {
    return new Map(
      parseCsv(list, DISTRICT_COLUMNS).map((line) => [
        this.find(line).id,
        this.find({ ...line, region: '', city: line.metropolis }).id,
      ]),
    );
  }

  #sort(): void {
    for (const namesakes of this.#byName.values())
      namesakes.sort((one, other) => other.population - one.population);
  }

  #file(city: CityRow, name: string): void {
    const key = `${city.countryId}.${name}`;
    const namesakes = this.#byName.get(key);
    if (namesakes) namesakes.push(city);
    else this.#byName.set(key, [city]);
  }
}
