import { matchRoutes } from '@remix-run/react';
import type { RouteArgs } from '../wire/client.server';
import { type ListedPath, routeTable } from './route-table';

interface Listed {
  path: string;
  id: string;
}

const firstPartOf = (path: string) => path.split('/')[1] ?? '';
const listed: Listed[] = Object.keys(routeTable).map((path) => ({ path, id: path }));
const unlisted = listed.filter(({ path }) => path === '*');

/**
 * The paths that begin with the same part: `matchRoutes` ranks all that it is given, each time. A
 * path that begins otherwise may still be a listed one, in capitals or encoded.
 */
const byFirstPart = new Map<string, Listed[]>();
for (const one of listed) {
  const first = firstPartOf(one.path);
  byFirstPart.set(first, [...(byFirstPart.get(first) ?? unlisted), one]);
}

const places = new WeakMap<object, ReturnType<typeof lookUp>>();
function lookUp(request: Request) {
  const { pathname } = new URL(request.url);
  return matchRoutes(byFirstPart.get(firstPartOf(pathname)) ?? listed, pathname)?.at(-1);
}

/** Looked up once per request. */
export function placeOf({ request, context }: RouteArgs) {
  const known = places.get(context) ?? lookUp(request);
  places.set(context, known);
  return known;
}

/** The path in the route table that matches this request. */
export function listedPathOf(args: RouteArgs): ListedPath {
  return (placeOf(args)?.route.id ?? '*') as ListedPath;
}
