import { type Author, toAuthor } from '../profiles/author.server';
import { api, dataOf, type RouteArgs } from '../wire/client.server';

const MOST = 100;

/** The reader's connections, the latest first. */
export async function colleagues(args: RouteArgs, before?: number) {
  const { result, nextBefore } = await dataOf(
    api(args).POST('/getBeyondConnections', { body: { before, limit: MOST } }),
  );
  return { people: result.map(toAuthor), nextBefore };
}

/** Members by name, speciality or place; nobody for fewer than three letters. */
export async function findPeople(args: RouteArgs, term: string): Promise<Author[]> {
  if (term.trim().length < 3) return [];
  const body = { searchTerm: term.trim().slice(0, 100) };
  const { result } = await dataOf(api(args).POST('/searchUserDetailsWithFilter', { body }));
  return result.map((row) => ({
    memberId: row.id,
    fullName: row.full_name,
    pictureUrl: row.profile_pic || null,
    speciality: row.specialty_type,
    place: row.current_location,
    isVerified: false,
  }));
}
