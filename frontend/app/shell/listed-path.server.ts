import { matchRoutes } from '@remix-run/react';
import type { RouteArgs } from '../wire/client.server';
import { type ListedPath, routeTable } from './route-table';

const listed = Object.keys(routeTable).map((path) => ({ path, id: path }));

const places = new WeakMap<object, ReturnType<typeof lookUp>>();
const lookUp = (request: Request) => matchRoutes(listed, new URL(request.url).pathname)?.at(-1);

/** Cached per request, because `matchRoutes` sorts the whole table on every call. */
export function placeOf({ request, context }: RouteArgs) {
  const known = places.get(context) ?? lookUp(request);
  places.set(context, known);
  return known;
}

/** The path in the route table that matches this request. */
export function listedPathOf(args: RouteArgs): ListedPath {
  return (placeOf(args)?.route.id ?? '*') as ListedPath;
}
