import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { requestsOf } from '../../connections/api.server';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { beforeIn } from '../../wire/address.server';
import { beyondFeed } from '../api.server';
import { BeyondList } from '../beyond-list';
import { BeyondPlaces } from '../beyond-side';
import { Requests } from './requests';

export const meta: MetaFunction = () => pageTitle('Beyond Surgery');

const SHOWN = 3;

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const before = beforeIn(args.request);
  const [page, { connections }] = await Promise.all([beyondFeed(args, before), requestsOf(args)]);
  return {
    session,
    page,
    requests: connections
      .filter(({ connection }) => connection.state === 'received')
      .slice(0, SHOWN),
  };
}

export default function BeyondSurgery() {
  const { session, page, requests } = useLoaderData<typeof loader>();
  return (
    <BeyondList
      title="Beyond Surgery"
      session={session}
      page={page}
      current="feed"
      empty="No post added"
      above={<BeyondPlaces current="feed" className="chip-nav phone-only" />}
      right={requests.length > 0 && <Requests requests={requests} />}
    />
  );
}
