import { type Author, toAuthor } from '../profiles/author.server';
import { toArticle } from '../shell/publishing/articles.server';
import type { Article } from '../ui/article-grid';
import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

export interface WholeBlog extends Article {
  /** HTML, sanitised by the API both on write and on read. */
  html: string;
  /**
   * The author, if they are a member who agreed to be quoted to visitors (D-713); otherwise null.
   */
  writer: Author | null;
}

export async function blog(args: RouteArgs, id: number): Promise<WholeBlog> {
  const { data } = await dataOf(
    api(args).GET('/blogs/images/getBlogsById/{id}', { params: { path: { id } } }),
  );
  return { ...toArticle(data), html: data.description, writer: writerOf(data) };
}

export const writerOf = ({ author }: components['schemas']['BlogView']): Author | null =>
  author && toAuthor(author);
