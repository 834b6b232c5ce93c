import type { LoaderFunctionArgs } from '@remix-run/node';
import { countries } from '../../reference-data/api.server';
import { findSurgeons, searchIn, startingPoints } from '../api.server';

/** The surgeons that the URL asks for, with the choices of the filters. */
export async function surgeonsOf(args: LoaderFunctionArgs, page: number) {
  const search = searchIn(args.request);
  const [found, points, known] = await Promise.all([
    findSurgeons(args, search, page),
    startingPoints(args),
    countries(args),
  ]);
  const choices = { ...points, countries: known.map(({ id, name }) => ({ id, name })) };
  return { search, found, choices };
}
