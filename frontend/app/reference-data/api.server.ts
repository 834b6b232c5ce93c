import { api, dataOf, type RouteArgs } from '../wire/client.server';
import { keptFor } from '../wire/kept.server';

export interface Country {
  id: number;
  name: string;
  phoneCode: string;
}

/**
 * A city with its region as `note`, or a school with its city, to tell apart those of the same
 * name.
 */
export interface Place {
  id: number;
  name: string;
  note: string;
}

/** The most options a plain select can hold; anything else is found by searching. */
const LONGEST_LIST = 100;

/** The largest cities of a country, or the best matches of a query. */
export async function citiesOf(args: RouteArgs, countryId: string, query = ''): Promise<Place[]> {
  if (!isId(countryId)) return [];
  const body = { countryId: Number(countryId), query: query || undefined, limit: LONGEST_LIST };
  const { result } = await dataOf(api(args).POST('/getCityDetailsByCountryId', { body }));
  return result.map(({ id, name, region_name: note }) => ({ id, name, note }));
}

/** The schools of a city; none if the city was typed. */
export async function schoolsOf(
  args: RouteArgs,
  countryId: string,
  cityId: string,
  query = '',
): Promise<Place[]> {
  if (!isId(countryId) || !isId(cityId)) return [];
  const body = { countryId: Number(countryId), cityId: Number(cityId), query: query || undefined };
  const { result } = await dataOf(api(args).POST('/searchMedicalSchools', { body }));
  return result.map(({ id, name, city_name: note }) => ({ id, name, note }));
}

/** The states of a country; empty if we have no list, so the state is typed. */
export async function regionsOf(args: RouteArgs, countryId: string): Promise<Place[]> {
  if (!isId(countryId)) return [];
  const body = { countryId: Number(countryId) };
  const { result } = await dataOf(api(args).POST('/searchRegionByCountry', { body }));
  return result.map(({ id, name }) => ({ id, name, note: '' }));
}

/** Cities worldwide: the largest, or the best matches of a query. */
export async function citiesAnywhere(args: RouteArgs, query = ''): Promise<Place[]> {
  const body = { query: query || undefined, limit: LONGEST_LIST };
  const { result } = await dataOf(api(args).POST('/getAllCities', { body }));
  return result.map(({ id, name, region_name: note }) => ({ id, name, note }));
}

/** The names only change with a release. */
const NAMES_MS = 60_000;

export const countries = keptFor(NAMES_MS, async (args): Promise<Country[]> => {
  const { result } = await dataOf(api(args).POST('/getAllCountries', { body: {} }));
  return result.map(({ id, name, phone_code: phoneCode }) => ({ id, name, phoneCode }));
});

export const specialities = keptFor(
  NAMES_MS,
  async (args) => (await dataOf(api(args).GET('/specialityGroups'))).specialities,
);

function isId(text: string): boolean {
  return /^[1-9]\d*$/.test(text);
}
