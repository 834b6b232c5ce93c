import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { beforeIn } from '../../wire/address.server';
import { followedCases } from '../api.server';
import { AroundCases } from '../around/around-cases';
import { CaseList } from '../case-list';
import { memberSummary } from '../member-summary.server';

const TITLE = 'Followed cases';

export const meta: MetaFunction = () => pageTitle(TITLE);

export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const [page, around] = await Promise.all([
    followedCases(args, beforeIn(args.request)),
    memberSummary(args),
  ]);
  return { session, page, around };
}

/** The reader is notified of new comments and of the outcome of these cases. */
export default function Followed() {
  const { session, page, around } = useLoaderData<typeof loader>();
  return (
    <CaseList
      title={TITLE}
      session={session}
      page={page}
      counts={around.counts}
      right={<AroundCases around={around} reader={session} shown={page.posts} />}
      kind="case"
      place="followed"
      empty="You are not following any cases. Follow a case to be notified of new comments."
      next={{ to: '/community', label: 'Clinical Case Feed' }}
    />
  );
}
