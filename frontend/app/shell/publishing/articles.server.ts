import type { Article } from '../../ui/article-grid';
import type { RouteArgs } from '../../wire/client.server';
import { answered } from '../../wire/refused.server';
import { api } from '../../wire/untyped.server';

export interface ArticleRecord {
  id: number;
  title: string;
  category: string;
  summary: string;
  authorName: string;
  dateOfUpload: string;
  imageUrl: string;
  thumbnail_url: string;
}

/** As the spec asks for them: one page of a hundred. */
const PAGE_SIZE = 100;

/** The published blogs, newest first: for their own pages and for those of the public site. */
export async function articles(
  args: RouteArgs,
  page = 1,
  pageSize = PAGE_SIZE,
): Promise<{ articles: Article[]; nextPage: number | null }> {
  const params = { page, pageSize };
  const reply = await api(args).get<{ data: ArticleRecord[]; nextPage: number | null }>(
    'blogs/images/getAllBlogs',
    { params },
  );
  const { data, nextPage } = answered(reply);
  return { articles: data.map(toArticle), nextPage };
}

export function toArticle(record: ArticleRecord): Article {
  const { id, title, category, summary, authorName: author, dateOfUpload, imageUrl } = record;
  return {
    ...{ id, title, category, summary, author, publishedAt: dateOfUpload },
    pictureUrl: imageUrl || null,
    thumbnailUrl: record.thumbnail_url || null,
  };
}
