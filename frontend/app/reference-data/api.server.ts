import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

export interface Country {
  id: number;
  name: string;
  phoneCode: string;
}

/** A city, with its region; or a school, with its city: what tells namesakes apart. */
export interface Place {
  id: number;
  name: string;
  note: string;
}

/** As many as a plain select can hold; whatever is not among them is found by searching. */
const LONGEST_LIST = 100;

export async function countries(args: RouteArgs): Promise<Country[]> {
  const reply = await api(args).post<{
    result: { id: number; name: string; phone_code: string }[];
  }>('getAllCountries', {});
  return answered(reply).result.map(({ id, name, phone_code }) => ({
    id,
    name,
    phoneCode: String(phone_code),
  }));
}

/** The largest cities of a country, or the best matches of a query. */
export async function citiesOf(args: RouteArgs, countryId: string, query = ''): Promise<Place[]> {
  if (!isId(countryId)) return [];
  const body = { countryId: Number(countryId), query: query || undefined, limit: LONGEST_LIST };
  const reply = await api(args).post<{
    result: { id: number; name: string; region_name: string }[];
  }>('getCityDetailsByCountryId', body);
  return answered(reply).result.map(({ id, name, region_name }) => ({
    id,
    name,
    note: region_name,
  }));
}

/** Schools of a city; none in a city that was typed. */
export async function schoolsOf(
  args: RouteArgs,
  countryId: string,
  cityId: string,
  query = '',
): Promise<Place[]> {
  if (!isId(countryId) || !isId(cityId)) return [];
  const body = { countryId: Number(countryId), cityId: Number(cityId), query: query || undefined };
  const reply = await api(args).post<{ result: { id: number; name: string; city_name: string }[] }>(
    'searchMedicalSchools',
    body,
  );
  return answered(reply).result.map(({ id, name, city_name }) => ({ id, name, note: city_name }));
}

/** States of a country; none where we know none, so that one is typed. */
export async function regionsOf(args: RouteArgs, countryId: string): Promise<Place[]> {
  if (!isId(countryId)) return [];
  const reply = await api(args).post<{ result: { id: number; name: string }[] }>(
    'searchRegionByCountry',
    { countryId: Number(countryId) },
  );
  return answered(reply).result.map(({ id, name }) => ({ id, name, note: '' }));
}

/** Cities of the whole world: the largest, or the best matches of a query. */
export async function citiesAnywhere(args: RouteArgs, query = ''): Promise<Place[]> {
  const body = { query: query || undefined, limit: LONGEST_LIST };
  const reply = await api(args).post<{
    result: { id: number; name: string; region_name: string }[];
  }>('getAllCities', body);
  return answered(reply).result.map(({ id, name, region_name }) => ({
    id,
    name,
    note: region_name,
  }));
}

export async function specialities(args: RouteArgs): Promise<string[]> {
  const reply = await api(args).get<{ specialities: string[] }>('specialityGroups');
  return answered(reply).specialities;
}

function isId(text: string): boolean {
  return /^[1-9]\d*$/.test(text);
}
