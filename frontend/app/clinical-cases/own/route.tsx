import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { beforeIn } from '../../wire/address.server';
import { postsOf } from '../api.server';
import { CaseList } from '../case-list';
import type { PostKind } from '../post';
import { placesOf } from '../post-places';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(placesOf[data?.kind ?? 'case'].words.own);

/** One's own cases at /myCases, one's own images at /myCasesCommunity. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const { pathname } = new URL(args.request.url);
  const kind: PostKind = pathname === placesOf.image.own ? 'image' : 'case';
  const before = beforeIn(args.request);
  return { session, kind, page: await postsOf(args, kind, { memberId: session.memberId, before }) };
}

export default function OwnPosts() {
  const { session, kind, page } = useLoaderData<typeof loader>();
  const { add, words } = placesOf[kind];
  return (
    <CaseList
      title={words.own}
      place="own"
      {...{ session, kind, page }}
      empty="No cases posted"
      next={{ to: add, label: 'Add a Case' }}
    />
  );
}
