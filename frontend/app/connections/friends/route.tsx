import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData, useLocation } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { useFresh } from '../../shell/use-fresh';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { MoreLink } from '../../ui/more-link';
import { beforeIn } from '../../wire/address.server';
import { connectionsOf } from '../api.server';
import { doorOf } from '../connection-door';
import { ConnectionTabs } from '../connection-tabs';
import { ConnectionCard } from './connection-card';

export const meta: MetaFunction = ({ location }) =>
  pageTitle(doorOf(location.pathname).friends.label);

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  return connectionsOf(args, beforeIn(args.request));
}

export default function Friends() {
  useFresh();
  const { connections, nextBefore } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const door = doorOf(pathname);
  return (
    <main id="main" className="frame connections stack">
      <h1>{door.label}</h1>
      <ConnectionTabs door={door} current="friends" />
      {connections.length === 0 ? (
        <EmptyState text="No Connection Found!">
          <LinkButton look="secondary" to="/beyondSurgery">
            Find colleagues
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="people people--grid">
          {connections.map((connection) => (
            <ConnectionCard key={connection.id} connection={connection} />
          ))}
        </ul>
      )}
      <MoreLink before={nextBefore}>Load more connections</MoreLink>
    </main>
  );
}
