import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { citiesOf, schoolsOf } from '../../api/places.server';
import { requireSignedIn } from '../../lib/guard.server';

const AN_HOUR = { headers: { 'Cache-Control': 'private, max-age=3600' } };

/** What the comboboxes search: /places/cities?countryId= and /places/schools?countryId=&cityId= */
export async function loader(args: LoaderFunctionArgs) {
  await requireSignedIn(args);
  const params = new URL(args.request.url).searchParams;
  const [countryId, cityId, query] = ['countryId', 'cityId', 'query'].map((name) => params.get(name) ?? '') as [string, string, string];
  const isCities = args.params.kind === 'cities';
  const places = isCities ? await citiesOf(args, countryId, query) : await schoolsOf(args, countryId, cityId, query);
  return data({ query, places }, AN_HOUR);
}
