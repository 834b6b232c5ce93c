import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { AdminFrame } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { MoreLink } from '../../ui/more-link';
import { TimeAgo } from '../../ui/time-ago';
import { beforeIn } from '../../wire/address.server';
import { type TypedPlace, typedPlaces } from '../typed-places.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Suggested places · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return typedPlaces(args, beforeIn(args.request));
}

export default function TypedPlaces() {
  const { result, nextBefore } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title="Suggested places"
      text="Cities and schools that members typed because our list lacks them, newest first."
    >
      {result.length === 0 ? (
        <EmptyState text="No places have been suggested." />
      ) : (
        <Listed of={result} />
      )}
      <MoreLink before={nextBefore}>Earlier places</MoreLink>
    </AdminFrame>
  );
}

function Listed({ of: places }: { of: TypedPlace[] }) {
  return (
    <div className="card admin__scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Typed</th>
            <th scope="col">Where</th>
            <th scope="col" className="tnum">
              Uses
            </th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, kind, name, country, city, uses, typed_at }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/admin/places/${id}`}>
                  <bdi>{name}</bdi>
                </Link>
                <p className="quiet">{kind === 'city' ? 'City' : 'School'}</p>
              </th>
              <td dir="auto">{[city, country].filter(Boolean).join(', ') || 'not given'}</td>
              <td className="tnum">{uses}</td>
              <td>
                <TimeAgo at={typed_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
