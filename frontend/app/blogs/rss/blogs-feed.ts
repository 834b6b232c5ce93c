import { Feed } from 'feed';
import type { Article } from '../../ui/article-grid';

/** Feed readers show descriptions as HTML; summaries are plain text. */
const asHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** `feed` puts titles into sections that these signs end, and divides them once only. */
const asTitle = (text: string) => text.replaceAll(']]>', ']] >');

/** `feed` takes these for escaped already. */
const asWord = (text: string) => text.replaceAll('&amp;', '&amp;amp;');

/** The RSS feed of the newest blogs. */
export function blogsFeed(origin: string, newest: readonly Article[]): string {
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
      title: asTitle(title),
      id: link,
      link,
      description: asHtml(summary),
      // RSS identifies authors by email address only; Dublin Core (dc:creator) by name. The feed
      // library adds the Dublin Core namespace only if an item has content.
      content: asHtml(summary),
      extensions: [{ name: 'dc:creator', objects: { _text: asWord(author) } }],
      category: [{ name: asWord(category) }],
      date: new Date(publishedAt),
    });
  }
  return feed.rss2();
}
