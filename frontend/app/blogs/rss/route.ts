import type { LoaderFunctionArgs } from '@remix-run/node';
import { articles } from '../../shell/publishing/articles.server';
import { blogsFeed } from './blogs-feed';

const NEWEST = 20;

export async function loader(args: LoaderFunctionArgs) {
  const { origin } = new URL(args.request.url);
  const { articles: newest } = await articles(args, { pageSize: NEWEST });
  return new Response(blogsFeed(origin, newest), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  });
}
