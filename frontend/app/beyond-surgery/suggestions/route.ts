import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { surgeonsNamed } from '../api.server';

const SHOWN = 8;

/** Suggestions for the search box. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const found = await surgeonsNamed(args, new URL(args.request.url).searchParams.get('q') ?? '');
  return Response.json(found.slice(0, SHOWN));
}
