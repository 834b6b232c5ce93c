import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { PageFrame } from '../../ui/page-frame';
import { beforeIn } from '../../wire/address.server';
import { JoinCard } from '../previews/join-card';
import { visitorCases } from '../visitor-cases.server';
import { visitorToken } from '../visitor-token.server';
import { CaseForVisitors } from './case-for-visitors';

export const handle: PageHandle = { hydrate: false };

/** Not for search engines: whole cases require agreeing to the reading terms. */
export const meta: MetaFunction = () => pageTitle('Clinical cases');
export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store' });

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const before = beforeIn(args.request);
  const token = await visitorToken(args.request);
  const page = token && (await visitorCases(args, token, { before }));
  if (!page) throw redirect('/communityNonRegister');
  return { page, isFirstPage: before === undefined };
}

export default function VisitorsFeed() {
  const { page, isFirstPage } = useLoaderData<typeof loader>();
  return (
    <PageFrame right={<JoinCard />}>
      <div className="stack">
        <h1>Clinical cases</h1>
        <p className="muted">
          You read as a visitor. Pictures are shown where the author has allowed it.
        </p>
        {page.items.length === 0 && <EmptyState text="No cases have been posted." />}
        <div className="feed">
          {page.items.map((post) => (
            <CaseForVisitors key={post.id} post={post} />
          ))}
        </div>
        <nav className="row row--between" aria-label="Pages of cases">
          {isFirstPage ? <span /> : <Link to="/communityNonRegisterView">Newest cases</Link>}
          {page.nextBefore !== null && (
            <Link to={`/communityNonRegisterView?before=${page.nextBefore}`}>Older cases</Link>
          )}
        </nav>
      </div>
    </PageFrame>
  );
}
