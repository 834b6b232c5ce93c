import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

/** A city or school that members typed because it is not in our list. */
export type TypedPlace = components['schemas']['TypedPlaceView'];

/** An entry of our list. */
export type Entry = components['schemas']['EntryView'];

export const typedPlaces = (args: RouteArgs, before?: number) =>
  dataOf(api(args).GET('/admin/typed-places', { params: { query: { before } } }));

/**
 * The place, and entries of our list it could be merged into, found by `term` or else by its name.
 */
export async function mergeable(args: RouteArgs, id: number, term?: string) {
  const params = { path: { id }, query: { term } };
  return (await dataOf(api(args).GET('/admin/typed-places/{id}', { params }))).result;
}

export const acceptPlace = (args: RouteArgs, id: number) =>
  replyOf(api(args).POST('/admin/typed-places/{id}/accept', { params: { path: { id } } }));

export const mergePlace = (args: RouteArgs, id: number, into: number) =>
  replyOf(
    api(args).POST('/admin/typed-places/{id}/merge', { params: { path: { id } }, body: { into } }),
  );
