import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { publicMeta } from '../../lib/meta';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { articles } from '../../shell/publishing/articles.server';
import { ArticleGrid } from '../../ui/article-grid';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { lastIn, pageIn } from '../../ui/pager';
import '../blogs.css';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...publicMeta({
    title: 'Blogs · Suture',
    description:
      'Surgeons on decisions, technique, training and the life around the operating table.',
    path: data && data.page > 1 ? `/blogs?page=${data.page}` : '/blogs',
    origin: data?.origin ?? '',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'Suture blogs',
    href: '/blogs.rss',
  },
];

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const { origin, searchParams } = new URL(args.request.url);
  const page = pageIn(searchParams);
  return { page, origin, ...(await articles(args, { page, last: lastIn(searchParams) })) };
}

export default function Blogs() {
  const { articles: listed, page, nextPage } = useLoaderData<typeof loader>();
  // Newest first: after this row, no later arrival moves one, and the address stays the same for caches.
  const last = listed.at(-1)?.id;
  return (
    <main id="main" className="frame blogs-page">
      <div className="page-head">
        <div>
          <h1 className="big">Blogs</h1>
          <p className="muted">
            Surgeons on decisions, technique, training and the life around the operating table.
          </p>
        </div>
        <a className="btn btn--quiet" href="/blogs.rss">
          RSS feed
        </a>
      </div>
      {listed.length > 0 ? (
        <ArticleGrid articles={listed} isFirst />
      ) : (
        <EmptyState text="No blogs have been published." />
      )}
      <nav className="row row--between blogs-page__more" aria-label="Pages">
        {page > 1 ? (
          <Link to={page === 2 ? '/blogs' : `/blogs?page=${page - 1}`}>Newer blogs</Link>
        ) : (
          <span />
        )}
        {nextPage && <Link to={`/blogs?page=${nextPage}&last=${last}`}>Older blogs</Link>}
      </nav>
    </main>
  );
}
