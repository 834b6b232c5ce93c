import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { organization, publicMeta, structured } from '../../lib/meta';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { articles } from '../../shell/publishing/articles.server';
import { ArticleGrid } from '../../ui/article-grid';
import { proseLinks } from '../../ui/fonts';
import { Link } from '../../ui/link';
import { idIn } from '../../wire/address.server';
import { blog } from '../api.server';
import { Article } from '../article';
import { ShareLinks } from './share-links';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const links = proseLinks;

const MORE = 4;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        ...publicMeta({
          title: `${data.article.title} · Suture`,
          description: data.article.summary,
          path: `/blogs/${data.article.id}`,
          origin: data.origin,
          image: data.article.pictureUrl ?? undefined,
          article: { author: data.article.author, publishedAt: data.article.publishedAt },
        }),
        structured(articleFacts(data)),
      ]
    : [{ title: 'Not found · Suture' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const [article, newest] = await Promise.all([
    blog(args, idIn(args.params.id)),
    articles(args, { pageSize: MORE + 1 }),
  ]);
  const others = newest.articles.filter((one) => one.id !== article.id).slice(0, MORE);
  return { article, others, origin: new URL(args.request.url).origin };
}

function articleFacts({
  article: { id, title, summary, author, publishedAt, pictureUrl },
  origin,
}: Pick<Awaited<ReturnType<typeof loader>>, 'article' | 'origin'>) {
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: publishedAt,
    author: { '@type': 'Person', name: author },
    publisher: organization(origin),
    image: new URL(pictureUrl ?? '/og.png', origin).href,
    mainEntityOfPage: `${origin}/blogs/${id}`,
  };
}

export default function Blog() {
  const { article, others, origin } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <Article blog={article} />
      <ShareLinks url={`${origin}/blogs/${article.id}`} title={article.title} />
      {others.length > 0 && (
        <section className="frame article__more no-print" aria-labelledby="more">
          <div className="page-head">
            <h2 id="more" className="big">
              More to read
            </h2>
            <Link className="btn btn--quiet" to="/blogs">
              All blogs
            </Link>
          </div>
          <ArticleGrid articles={others} level={3} />
        </section>
      )}
    </main>
  );
}
