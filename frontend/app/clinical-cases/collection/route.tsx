import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { beforeIn } from '../../wire/address.server';
import { savedPosts } from '../api.server';
import { AroundCases } from '../around/around-cases';
import { CaseList } from '../case-list';
import { memberSummary } from '../member-summary.server';
import type { PostKind } from '../post';
import { placesOf } from '../post-places';

export const meta: MetaFunction = () => pageTitle('Collection');

/** Saved cases at /collection, saved images at /communityCollection. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const { pathname } = new URL(args.request.url);
  const kind: PostKind = pathname === placesOf.image.saved ? 'image' : 'case';
  const [page, around] = await Promise.all([
    savedPosts(args, kind, beforeIn(args.request)),
    memberSummary(args),
  ]);
  return { session, kind, page, around };
}

export default function Collection() {
  const { session, kind, page, around } = useLoaderData<typeof loader>();
  const { feed, words } = placesOf[kind];
  return (
    <CaseList
      title="Collection"
      place="saved"
      session={session}
      kind={kind}
      page={page}
      counts={around.counts}
      right={<AroundCases around={around} reader={session} shown={page.posts} />}
      empty="No cases added to the collection"
      next={{ to: feed, label: words.feed }}
    />
  );
}
