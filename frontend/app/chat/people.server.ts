import { isLongEnough } from '../../../backend/src/profiles/people/names.rules';
import { type Author, toAuthor } from '../profiles/author.server';
import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import { answered } from '../wire/refused.server';

const MOST = 100;
/** More words than a search takes: nobody has so many names. */
const INVALID = 422;

/** The reader's connections, the latest first. */
export async function colleagues(args: RouteArgs, before?: number) {
  const { result, nextBefore } = await dataOf(
    api(args).POST('/getBeyondConnections', { body: { before, limit: MOST } }),
  );
  return { people: result.map(toAuthor), nextBefore };
}

/** Members by name, speciality or place; nobody for a text that is too short. */
export async function findPeople(args: RouteArgs, term: string): Promise<Author[]> {
  if (!isLongEnough(term)) return [];
  const body = { searchTerm: term.trim().slice(0, 100) };
  const reply = await replyOf(api(args).POST('/searchUserDetailsWithFilter', { body }));
  if (!reply.ok && reply.code === INVALID) return [];
  return answered(reply).result.map((row) => ({
    memberId: row.id,
    fullName: row.full_name,
    pictureUrl: row.profile_pic || null,
    speciality: row.specialty_type,
    place: row.current_location,
    isVerified: false,
  }));
}
