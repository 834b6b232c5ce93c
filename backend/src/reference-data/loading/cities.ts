import { searchText } from '../search-text';
import { joinOlderPlaces } from './city-join';
import { type OlderPlace, type Place, readOlderPlaces, readPlaces } from './city-sources';
import { parseCsv, several } from './csv';
import type { RegionIndex } from './regions';
import { cityIdFrom } from './stable-ids';

export interface CityRow {
  id: number;
  countryId: number;
  regionId: number | null;
  name: string;
  latitude: number;
  longitude: number;
  population: number;
  /** All search names of the city, as returned by `searchText`, the current one first. */
  searchNames: Set<string>;
}

interface Atlas {
  countryIds: ReadonlyMap<string, number>;
  regions: RegionIndex;
}

/**
 * Countries for which the packages use scholarly transcription ("Alīgarh"), which is not used in
 * practice.
 */
const TRANSCRIBED = new Set(
  'AE AF BD BH DZ EG IN IQ IR JO JP KW LB LK LY NP OM PK PS QA SA SD SY TN YE'.split(' '),
);
const MISSING_CITY_COLUMNS = [
  'country_iso',
  'region',
  'city',
  'latitude',
  'longitude',
  'population',
  'aliases',
] as const;

/** All cities in the packages and in our own list of missing ones. */
export function cityRows(atlas: Atlas, missingCities: string): CityRow[] {
  const places = readPlaces();
  const older = joinOlderPlaces(places, readOlderPlaces());
  const rows = new Map<number, CityRow>();
  for (const place of places) {
    const row = cityOf(place, older.get(place), atlas);
    if (row && !rows.has(row.id)) rows.set(row.id, row);
  }
  for (const row of ourCities(missingCities, atlas)) rows.set(row.id, row);
  return [...rows.values()];
}

function cityOf(
  place: Place,
  older: OlderPlace | undefined,
  { countryIds, regions }: Atlas,
): CityRow | undefined {
  const countryId = countryIds.get(place.iso2);
  if (countryId === undefined) return undefined;
  return {
    id: older?.geonameId ?? cityIdFrom(place),
    countryId,
    regionId: regions.withCode(countryId, place.regionCode),
    name: TRANSCRIBED.has(place.iso2) ? withoutMarks(place.name) : place.name,
    latitude: place.latitude,
    longitude: place.longitude,
    population: older?.population ?? 0,
    searchNames: searchNames([place.search, ...(older ? [older.search] : [])]),
  };
}

function withoutMarks(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '');
}

function ourCities(list: string, { countryIds, regions }: Atlas): CityRow[] {
  return parseCsv(list, MISSING_CITY_COLUMNS).map((line) => {
    const countryId = countryIds.get(line.country_iso);
    const regionId = countryId === undefined ? undefined : regions.named(countryId, line.region);
    if (countryId === undefined || regionId === undefined)
      throw new Error(`No such region for ${line.city}: ${line.country_iso}, ${line.region}`);
    const spot = { latitude: Number(line.latitude), longitude: Number(line.longitude) };
    return {
      id: cityIdFrom({ iso2: line.country_iso, name: line.city, ...spot }),
      countryId,
      regionId,
      name: line.city,
      ...spot,
      population: Number(line.population),
      searchNames: searchNames([line.city, ...several(line.aliases)].map(searchText)),
    };
  });
}

/** Names with "Saint" are found with both spellings. */
export function searchNames(names: readonly string[]): Set<string> {
  const written = names.filter((name) => name !== '');
  const saints = written.filter((name) => /^(saint|st) /.test(name));
  return new Set([
    ...written,
    ...saints.map((name) =>
      name.startsWith('st ') ? name.replace('st ', 'saint ') : name.replace('saint ', 'st '),
    ),
  ]);
}
