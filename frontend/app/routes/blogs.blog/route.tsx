import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { blog, blogs } from '../../api/blogs.server';
import { Article } from '../../components/article';
import { BlogGrid } from '../../components/blog-card';
import { Link } from '../../components/link';
import { proseLinks } from '../../lib/fonts';
import { admit } from '../../lib/guard.server';
import { publicMeta } from '../../lib/meta';
import type { PageHandle } from '../../lib/page-handle';

export const handle: PageHandle = { hydrate: false, footer: 'full' };

export const links = proseLinks;

const MORE = 4;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? publicMeta({
        title: `${data.article.title} · Suture`,
        description: data.article.summary,
        path: `/blogs/${data.article.id}`,
        origin: data.origin,
        image: data.article.pictureUrl ?? undefined,
        article: { author: data.article.author, publishedAt: data.article.publishedAt },
      })
    : [{ title: 'Not found · Suture' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  const id = args.params['id'] ?? '';
  const [article, newest] = await Promise.all([blog(args, id), blogs(args, 1, MORE + 1)]);
  const others = newest.blogs.filter((one) => one.id !== article.id).slice(0, MORE);
  return { article, others, origin: new URL(args.request.url).origin };
}

export default function Blog() {
  const { article, others } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <Article blog={article} />
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
          <BlogGrid blogs={others} level={3} />
        </section>
      )}
    </main>
  );
}
