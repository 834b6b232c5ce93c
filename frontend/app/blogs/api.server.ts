import { type ArticleRecord, toArticle } from '../shell/publishing/articles.server';
import type { Article } from '../ui/article-grid';
import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

export interface WholeBlog extends Article {
  /** Sanitised by the API, on write and on read. */
  html: string;
}

export async function blog(args: RouteArgs, id: string): Promise<WholeBlog> {
  const reply = await api(args).get<{ data: ArticleRecord & { description: string } }>(
    `blogs/images/getBlogsById/${encodeURIComponent(id)}`,
  );
  const { data } = answered(reply);
  return { ...toArticle(data), html: data.description };
}
