import type { LoaderFunctionArgs } from '@remix-run/node';
import { Feed } from 'feed';
import { articles } from '../../shell/publishing/articles.server';

const NEWEST = 20;

/** The RSS feed of the newest blogs. */
export async function loader(args: LoaderFunctionArgs) {
  const { origin } = new URL(args.request.url);
  const { articles: newest } = await articles(args, 1, NEWEST);
  const feed = new Feed({
    title: 'Suture · Blogs',
    description:
      'Surgeons on decisions, technique, training and the life around the operating table.',
    id: `${origin}/blogs`,
    link: `${origin}/blogs`,
    language: 'en',
    favicon: `${origin}/favicon.ico`,
    copyright: 'Suture',
    feedLinks: { rss: `${origin}/blogs.rss` },
    updated: new Date(newest[0]?.publishedAt ?? 0),
  });
  for (const { id, title, summary, author, category, publishedAt } of newest) {
    const link = `${origin}/blogs/${id}`;
    feed.addItem({
      title,
      id: link,
      link,
      description: summary,
      // RSS identifies authors by email address only; Dublin Core (dc:creator) by name. The feed
      // library adds the Dublin Core namespace only if an item has content.
      content: summary,
      extensions: [{ name: 'dc:creator', objects: { _text: author } }],
      category: [{ name: category }],
      date: new Date(publishedAt),
    });
  }
  return new Response(feed.rss2(), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  });
}
