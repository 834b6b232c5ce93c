import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { LEAST_TO_SEARCH } from '../../../../backend/src/beyond-surgery/beyond-surgery.rules';
import { isLongEnough } from '../../../../backend/src/profiles/people/names.rules';
import { pageTitle } from '../../lib/meta';
import { drName } from '../../lib/words';
import { Person } from '../../profiles/person';
import { requireMember } from '../../shell/guard.server';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { surgeonsNamed } from '../api.server';
import { BeyondSide } from '../beyond-side';
import { pathOfPostsBy } from '../subject';
import { SurgeonSearch } from '../surgeon-search-box';

export const meta: MetaFunction = () => pageTitle('Search surgeons');

export async function loader(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const query = (new URL(args.request.url).searchParams.get('q') ?? '').trim();
  return { session, query, surgeons: await surgeonsNamed(args, query) };
}

export default function SearchSurgeons() {
  const { session, query, surgeons } = useLoaderData<typeof loader>();
  const isShort = !isLongEnough(query, LEAST_TO_SEARCH);
  return (
    <PageFrame left={<BeyondSide session={session} current="elsewhere" />}>
      <div className="stack">
        <h1>Search surgeons</h1>
        <SurgeonSearch key={query} defaultValue={query} />
        {surgeons.length === 0 ? (
          <EmptyState
            text={
              isShort ? `Please type at least ${LEAST_TO_SEARCH} characters.` : 'No result found'
            }
          />
        ) : (
          <ul className="people">
            {surgeons.map((surgeon) => (
              <li className="card people__row" key={surgeon.memberId}>
                <Person person={surgeon} />
                <LinkButton
                  look="secondary"
                  to={pathOfPostsBy(surgeon.memberId)}
                  aria-label={`Posts of ${drName(surgeon.fullName)}`}
                >
                  Posts
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageFrame>
  );
}
