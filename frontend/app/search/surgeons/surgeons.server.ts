import type { LoaderFunctionArgs } from '@remix-run/node';
import { countries } from '../../reference-data/api.server';
import { pageAskedIn } from '../../ui/pager';
import { findSurgeons, searchIn, startingPoints } from '../api.server';

/** The surgeons that the URL asks for, with the choices of the filters. */
export async function surgeonsOf(args: LoaderFunctionArgs) {
  const search = searchIn(args.request);
  const asked = pageAskedIn(new URL(args.request.url).searchParams);
  const [found, points, known] = await Promise.all([
    findSurgeons(args, search, asked),
    startingPoints(args),
    countries(args),
  ]);
  const choices = { ...points, countries: known.map(({ id, name }) => ({ id, name })) };
  return { search, asOf: asked.asOf, found, choices };
}
