import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { admitSignedIn } from '../../shell/guard.server';
import { Link } from '../../ui/link';
import { beforeIn } from '../../wire/address.server';
import { postsOf } from '../api.server';
import { AroundCases } from '../around/around-cases';
import { CaseList } from '../case-list';
import { memberSummary } from '../member-summary.server';
import { OutcomeOwed } from '../outcome-owed';
import type { PostKind } from '../post';
import { placesOf } from '../post-places';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(placesOf[data?.kind ?? 'case'].words.own);

/** The reader's own cases at /myCases (?outcome=awaited), own images at /myCasesCommunity. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await admitSignedIn(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const kind: PostKind = pathname === placesOf.image.own ? 'image' : 'case';
  const before = beforeIn(args.request);
  const isAwaited = kind === 'case' && searchParams.get('outcome') === 'awaited';
  const outcome = isAwaited ? ('awaited' as const) : undefined;
  const [page, around] = await Promise.all([
    postsOf(args, kind, { memberId: session.memberId, before, outcome }),
    memberSummary(args),
  ]);
  return { session, kind, isAwaited, page, around };
}

export default function OwnPosts() {
  const { session, kind, isAwaited, page, around } = useLoaderData<typeof loader>();
  const { add, words } = placesOf[kind];
  return (
    <CaseList
      title={words.own}
      place="own"
      session={session}
      kind={kind}
      page={page}
      counts={around.counts}
      right={<AroundCases around={around} reader={session} shown={page.posts} />}
      filters={kind === 'case' && <OutcomeFilters isAwaited={isAwaited} />}
      below={isAwaited ? (post) => <OutcomeOwed post={post} from="list" /> : undefined}
      empty={isAwaited ? 'None of your cases is awaiting its outcome' : 'No cases posted'}
      next={{ to: add, label: 'Add a Case' }}
    />
  );
}

function OutcomeFilters({ isAwaited }: { isAwaited: boolean }) {
  return (
    <nav aria-label="Which cases">
      <ul className="chips">
        <li>
          <Link className="chip" to="/myCases" aria-current={isAwaited ? undefined : 'true'}>
            All
          </Link>
        </li>
        <li>
          <Link
            className="chip"
            to="/myCases?outcome=awaited"
            aria-current={isAwaited ? 'true' : undefined}
          >
            Awaiting outcome
          </Link>
        </li>
      </ul>
    </nav>
  );
}
