import type { SavedGroup } from '../../../backend/src/search/saved/saved-searches.rules';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

/** A saved search; the member is notified of new results. */
export interface SavedSearch {
  id: number;
  kind: SavedGroup;
  /** Empty if opportunities are searched by filters only. */
  query: string;
  /** The labels of the filters. */
  narrowedBy: string[];
  path: string;
  savedAt: string;
}

export interface SavedPage {
  searches: SavedSearch[];
  nextBefore: number | null;
}

export async function savedSearches(args: RouteArgs, before?: number): Promise<SavedPage> {
  const { result, nextBefore } = await dataOf(
    api(args).GET('/searches', { params: { query: { before } } }),
  );
  return { searches: result.map(toSaved), nextBefore };
}

function toSaved(row: components['schemas']['SavedSearchView']): SavedSearch {
  const { id, kind, query, speciality, country, type, path } = row;
  const narrowedBy = [speciality, country, type].filter((word) => word !== '');
  return { id, kind, query, narrowedBy, path, savedAt: row.created_at };
}

/** The page of a search, if it still exists. Marks its notification as read. */
export async function openSaved(args: RouteArgs, id: number): Promise<string | undefined> {
  const reply = await replyOf(api(args).GET('/searches/{id}', { params: { path: { id } } }));
  if (!reply.ok) return undefined;
  const query = { place: `/searches/${id}` };
  await dataOf(api(args).GET('/notifications/unread', { params: { query } }));
  return reply.data.result.path;
}

/** @param form the fields of a results page, or the filters of opportunities */
export function saveSearch(args: RouteArgs, form: FormData) {
  const of = (name: string) => String(form.get(name) ?? '').trim();
  const given = {
    kind: of('kind'),
    query: of('term'),
    speciality: of('speciality'),
    countryId: of('country'),
    type: of('type'),
  };
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  return postForm(args, { path: '/searches', form: filled });
}

export const removeSearch = (args: RouteArgs, id: number) =>
  replyOf(api(args).DELETE('/searches/{id}', { params: { path: { id } } }));
