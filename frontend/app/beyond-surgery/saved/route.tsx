import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { beforeIn } from '../../wire/address.server';
import { savedBeyondPosts } from '../api.server';
import { BeyondList } from '../beyond-list';
import { BeyondPlaces } from '../beyond-side';

export const meta: MetaFunction = () => pageTitle('Saved');

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const before = beforeIn(args.request);
  return { session, page: await savedBeyondPosts(args, before) };
}

export default function Saved() {
  return (
    <BeyondList
      {...useLoaderData<typeof loader>()}
      title="Saved"
      current="saved"
      empty="No post saved"
      above={<BeyondPlaces current="saved" className="chip-nav phone-only" />}
    />
  );
}
