import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireSignedIn } from '../../shell/guard.server';
import type { RouteArgs } from '../../wire/client.server';
import { citiesAnywhere, citiesOf, type Place, regionsOf, schoolsOf } from '../api.server';

const AN_HOUR = { headers: { 'Cache-Control': 'private, max-age=3600' } };

/**
 * The data of the comboboxes: /places/cities?countryId= · /places/schools?countryId=&cityId= ·
 * /places/regions?countryId= · /places/world
 */
export async function loader(args: LoaderFunctionArgs) {
  await requireSignedIn(args);
  const params = new URL(args.request.url).searchParams;
  const find = finders[args.params.kind ?? ''];
  if (!find) throw new Response(null, { status: 404 });
  return Response.json(
    {
      query: params.get('query') ?? '',
      places: await find(args, (name) => params.get(name) ?? ''),
    },
    AN_HOUR,
  );
}

const finders: Record<string, (args: RouteArgs, of: (name: string) => string) => Promise<Place[]>> =
  {
    cities: (args, of) => citiesOf(args, of('countryId'), of('query')),
    schools: (args, of) => schoolsOf(args, of('countryId'), of('cityId'), of('query')),
    regions: (args, of) => regionsOf(args, of('countryId')),
    world: (args, of) => citiesAnywhere(args, of('query')),
  };
