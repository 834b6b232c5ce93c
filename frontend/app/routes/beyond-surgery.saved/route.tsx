import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { savedBeyondPosts } from '../../api/beyond.server';
import { BeyondList } from '../../components/beyond/beyond-list';
import { BeyondPlaces } from '../../components/beyond/beyond-side';
import { admitSignedIn } from '../../lib/guard.server';
import { pageTitle } from '../../lib/meta';

export const meta: MetaFunction = () => pageTitle('Saved');

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const before = new URL(args.request.url).searchParams.get('before') ?? undefined;
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
