import { toArticle } from '../shell/publishing/articles.server';
import type { Article } from '../ui/article-grid';
import { api, dataOf, type RouteArgs } from '../wire/client.server';

export interface WholeBlog extends Article {
  /** Sanitised by the API, on write and on read. */
  html: string;
}

export async function blog(args: RouteArgs, id: number): Promise<WholeBlog> {
  const { data } = await dataOf(
    api(args).GET('/blogs/images/getBlogsById/{id}', { params: { path: { id } } }),
  );
  return { ...toArticle(data), html: data.description };
}
