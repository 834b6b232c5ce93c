import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { longDate } from '../../lib/time';
import { AdminFrame } from '../../shell/admin-frame';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EmptyState } from '../../ui/empty-state';
import { MoreLink } from '../../ui/more-link';
import { TimeAgo } from '../../ui/time-ago';
import { beforeIn } from '../../wire/address.server';
import { type Visitor, visitors } from '../api.server';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Visitors · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return visitors(args, beforeIn(args.request));
}

export default function Visitors() {
  const { result, nextBefore } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title="Visitors"
      text="Visitors who left a name to read cases, newest first. Each entry is deleted after twelve months; opening this list is logged."
    >
      {result.length === 0 ? (
        <EmptyState text="No visitors have left a name." />
      ) : (
        <Listed of={result} />
      )}
      <MoreLink before={nextBefore}>Earlier visitors</MoreLink>
    </AdminFrame>
  );
}

function Listed({ of: visitors }: { of: Visitor[] }) {
  return (
    <div className="card admin__scroll">
      <table>
        <thead>
          <tr>
            {['Visitor', 'Profession', 'Phone', 'Visited', 'Kept until'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visitors.map(
            ({ id, name, email_id, profession, mobile_number, created_at, forgotten_at }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <p className="quiet">
                    <a href={`mailto:${email_id}`}>{email_id}</a>
                  </p>
                </th>
                <td>{profession}</td>
                <td>{mobile_number ?? 'not given'}</td>
                <td>
                  <TimeAgo at={created_at} />
                </td>
                <td>{longDate(forgotten_at)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
