import type { LoaderFunctionArgs } from '@remix-run/node';
import { countries } from '../../reference-data/api.server';
import { admit } from '../../shell/guard.server';
import { findSurgeons, searchIn, startingPoints } from '../api.server';
import { asHit, askedIn, findOfAll } from '../found.server';
import { NO_GROUPS } from '../hit';

const A_MINUTE = { headers: { 'Cache-Control': 'private, max-age=60' } };

/** The data of the search dialog: /search/start · /search/found?term=&speciality=&country=&city= */
export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  if (args.params.what === 'found') return Response.json(await found(args));
  if (args.params.what !== 'start') throw new Response(null, { status: 404 });
  const [points, known] = await Promise.all([startingPoints(args), countries(args)]);
  return Response.json(
    { ...points, countries: known.map(({ id, name }) => ({ id, name })) },
    A_MINUTE,
  );
}

/** Results of all kinds, or members only if filtered by speciality or place. */
async function found(args: LoaderFunctionArgs) {
  const asked = askedIn(args.request);
  if (asked.kind === 'all') return findOfAll(args, asked);
  const { surgeons, nextPage } = await findSurgeons(args, searchIn(args.request));
  const hits = surgeons.map(asHit);
  const total = surgeons.length + Number(nextPage !== null);
  return { ...NO_GROUPS, groups: [{ kind: 'members', total, hits }] };
}
