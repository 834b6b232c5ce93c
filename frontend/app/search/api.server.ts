import type { AskedPage } from '../ui/pager';
import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { components } from '../wire/schema';

/** A member in search results. */
export interface Surgeon {
  memberId: number;
  fullName: string;
  pictureUrl: string | null;
  speciality: string;
  place: string;
}

export interface Found {
  surgeons: Surgeon[];
  nextPage: number | null;
  /** Why nothing was searched for; else empty. */
  refusal: string;
}

/** The filters of a search; empty strings do not filter. Country and city are ids. */
export interface Search {
  term: string;
  speciality: string;
  country: string;
  city: string;
}

export interface StartingPoints {
  specialities: { name: string; members: number }[];
  cities: { id: number; name: string; countryId: number }[];
}

/** The search was refused for its words, which the page says. */
const INVALID = 422;

/** Reads the search from the URL: /search?term=&speciality=&country=&city= */
export function searchIn(request: Request): Search {
  const params = new URL(request.url).searchParams;
  const of = (name: keyof Search) => (params.get(name) ?? '').trim().slice(0, 100);
  return {
    term: of('term'),
    speciality: of('speciality'),
    country: of('country'),
    city: of('city'),
  };
}

export async function findSurgeons(
  args: RouteArgs,
  { term, ...filters }: Search,
  asked?: AskedPage,
): Promise<Found> {
  const body = { searchTerm: term, ...filters, ...asked };
  const reply = await replyOf(api(args).POST('/searchUserDetailsWithFilter', { body }));
  if (!reply.ok && reply.code === INVALID)
    return { surgeons: [], nextPage: null, refusal: reply.msg };
  const { result, nextPage } = answered(reply);
  return { surgeons: result.map(toSurgeon), nextPage, refusal: '' };
}

/** The number of members per speciality, and the cities with the most members. */
export async function startingPoints(args: RouteArgs): Promise<StartingPoints> {
  const { specialityCount, cities } = await dataOf(api(args).GET('/loadInitUserSearchData'));
  return {
    specialities: specialityCount.map(({ specialty_type: name, num: members }) => ({
      name,
      members,
    })),
    cities: cities.map(({ id, name, country_id: countryId }) => ({ id, name, countryId })),
  };
}

function toSurgeon(row: components['schemas']['SurgeonView']): Surgeon {
  return {
    memberId: row.id,
    fullName: row.full_name,
    pictureUrl: row.profile_pic || null,
    speciality: row.specialty_type,
    place: row.current_location,
  };
}
