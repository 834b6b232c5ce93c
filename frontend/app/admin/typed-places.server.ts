import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

/** A city or school that members typed because our list lacks it. */
export type TypedPlace = components['schemas']['TypedPlaceView'];

/** An entry of our list. */
export type Entry = components['schemas']['EntryView'];

export const typedPlaces = (args: RouteArgs, before?: number) =>
  dataOf(api(args).GET('/admin/typed-places', { params: { query: { before } } }));

/** The place, and the entries of our list that it may stand for: `term` is looked for, else its own name. */
export async function mergeable(args: RouteArgs, id: number, term?: string) {
  const params = { path: { id }, query: { term } };
  return (await dataOf(api(args).GET('/admin/typed-places/{id}', { params }))).result;
}

export const mergePlace = (args: RouteArgs, id: number, into: number) =>
  replyOf(
    api(args).POST('/admin/typed-places/{id}/merge', { params: { path: { id } }, body: { into } }),
  );
