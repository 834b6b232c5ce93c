import type { RouteArgs } from './client.server';

interface Page<Post> {
  readonly posts: Post[];
  readonly nextBefore: number | null;
}

/**
 * A page of posts of a document. Remix would encode each of their thousand values for each reader.
 * React on the server sees all of it, but Remix encodes own properties only: the posts are written
 * beside the hydration data (`PostsBeside`), from bytes that are kept for each of them.
 */
export class PageOfPosts<Post extends object> implements Page<Post> {
  readonly #posts: Post[];

  constructor(
    posts: Post[],
    readonly nextBefore: number | null,
  ) {
    this.#posts = posts;
  }

  get posts(): Post[] {
    return this.#posts;
  }
}

/** For the `page` that a loader returns. When the router fetches data, the posts are part of it. */
export function pageOfPosts<Post extends object>(
  { context }: RouteArgs,
  { posts, nextBefore }: Page<Post>,
): Page<Post> {
  return context.isDocument ? new PageOfPosts(posts, nextBefore) : { posts, nextBefore };
}
