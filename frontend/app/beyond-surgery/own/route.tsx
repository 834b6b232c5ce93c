import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { beforeIn } from '../../wire/address.server';
import { beyondPostsOf } from '../api.server';
import { BeyondList } from '../beyond-list';
import { BeyondPlaces } from '../beyond-side';

export const meta: MetaFunction = () => pageTitle('My Posts');

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const before = beforeIn(args.request);
  return { session, page: await beyondPostsOf(args, session.memberId, before) };
}

export default function MyPosts() {
  return (
    <BeyondList
      {...useLoaderData<typeof loader>()}
      title="My Posts"
      current="own"
      empty="No post added"
      above={<BeyondPlaces current="own" className="chip-nav phone-only" />}
    />
  );
}
