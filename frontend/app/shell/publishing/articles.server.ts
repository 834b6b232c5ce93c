import type { Article } from '../../ui/article-grid';
import { api, dataOf, type RouteArgs } from '../../wire/client.server';
import type { components } from '../../wire/schema';

/** The page size given in the specification. */
const PAGE_SIZE = 100;

/** The published blogs, newest first; used by the blog pages and the public site. */
export async function articles(
  args: RouteArgs,
  query: { page?: number; pageSize?: number; last?: number | undefined } = {},
): Promise<{ articles: Article[]; nextPage: number | null }> {
  const { data, nextPage } = await dataOf(
    api(args).GET('/blogs/images/getAllBlogs', {
      params: { query: { page: 1, pageSize: PAGE_SIZE, ...query } },
    }),
  );
  return { articles: data.map(toArticle), nextPage };
}

export function toArticle(record: components['schemas']['BlogView']): Article {
  const { id, title, category, summary, authorName: author, dateOfUpload, imageUrl } = record;
  return {
    id,
    title,
    category,
    summary,
    author,
    publishedAt: dateOfUpload,
    pictureUrl: imageUrl || null,
    thumbnailUrl: record.thumbnail_url || null,
  };
}
