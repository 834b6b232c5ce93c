import { searchText } from '../search-text';
import { type CityRow, searchNames } from './cities';
import { parseCsv, several } from './csv';
import type { RegionIndex } from './regions';

/** How a hand-written list names a city. The region may be empty. */
export interface NamedCity {
  country_iso: string;
  region: string;
  city: string;
}

const ALIAS_COLUMNS = ['country_iso', 'region', 'city', 'aliases'] as const;
const POPULATION_COLUMNS = ['country_iso', 'region', 'city', 'population'] as const;
const DISTRICT_COLUMNS = ['country_iso', 'region', 'city', 'metropolis'] as const;

/** Finds the city that a hand-written list names: of several, the largest. */
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

  /** @throws if there is no such city, since the list is then wrong. */
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

  /** Adds former names, other spellings and short forms, so that people and later lists find the city by them. */
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

  /** Puts right what the older snapshot counts wrongly or not at all. */
  correctPopulations(list: string): void {
    for (const line of parseCsv(list, POPULATION_COLUMNS))
      this.find(line).population = Number(line.population);
    this.#sort();
  }

  /** Which place is part of which great city (Brooklyn of New York, New Delhi of Delhi), by their ids. */
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
