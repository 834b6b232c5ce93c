import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData, useLocation } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { useFresh } from '../../shell/use-fresh';
import { EmptyState } from '../../ui/empty-state';
import { MoreLink } from '../../ui/more-link';
import { beforeIn } from '../../wire/address.server';
import { type ListedConnection, requestsOf } from '../api.server';
import { doorOf } from '../connection-door';
import { ConnectionTabs } from '../connection-tabs';
import { RequestRow } from './request-row';

export const meta: MetaFunction = ({ location }) =>
  pageTitle(doorOf(location.pathname).requests.label);

export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  return requestsOf(args, beforeIn(args.request));
}

const isReceived = ({ connection }: ListedConnection) => connection.state === 'received';

/** Those that wait for the reader, and those that wait for others, are two lists. */
function RequestList({ title, of }: { title: string; of: ListedConnection[] }) {
  if (of.length === 0) return null;
  return (
    <section className="stack stack--s" aria-label={`Requests ${title.toLowerCase()}`}>
      <h2>{title}</h2>
      <ul className="people">
        {of.map((connection) => (
          <RequestRow key={connection.id} connection={connection} />
        ))}
      </ul>
    </section>
  );
}

/** The open requests, received and sent. */
export default function Requests() {
  useFresh();
  const { connections, nextBefore } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const door = doorOf(pathname);
  return (
    <main id="main" className="frame connections stack">
      <h1>{door.label}</h1>
      <ConnectionTabs door={door} current="requests" />
      {connections.length === 0 ? (
        <EmptyState text="No New Request Found!" />
      ) : (
        <>
          <RequestList title="Received" of={connections.filter(isReceived)} />
          <RequestList title="Sent" of={connections.filter((one) => !isReceived(one))} />
        </>
      )}
      <MoreLink before={nextBefore}>Load more requests</MoreLink>
    </main>
  );
}
