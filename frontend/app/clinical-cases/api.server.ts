import { api, dataOf, type PostedForm, postForm, type RouteArgs } from '../wire/client.server';
import { KeptItems } from '../wire/kept-items.server';
import { pageOfPosts } from '../wire/page-of-posts.server';
import { toListed } from './listed-post.server';
import type { ClinicalPost, ListedPost, PostKind } from './post';
import { fromPost, type PostView } from './post-views.server';

export interface PostPage {
  posts: ListedPost[];
  nextBefore: number | null;
}

export interface FeedParams {
  before?: number;
  speciality?: string;
  outcome?: OutcomeFilter;
  limit?: number;
}

/** Cases with an outcome, or those still waiting for one. */
export type OutcomeFilter = 'reported' | 'awaited';

const items = new KeptItems((row: PostView) => toListed(fromPost(row)));

type Reply = { result: PostView[]; nextBefore: number | null };

const pageOf = (args: RouteArgs, { result, nextBefore }: Reply): PostPage =>
  pageOfPosts(args, { posts: result.map((row) => items.of(row)), nextBefore });

export async function caseFeed(args: RouteArgs, params: FeedParams): Promise<PostPage> {
  return feed(args, 'case', params);
}

/** The cases whose discussion the reader follows. */
export async function followedCases(args: RouteArgs, before?: number): Promise<PostPage> {
  const asked = api(args).GET('/me/followed', { params: { query: { before } } });
  return pageOf(args, await dataOf(asked));
}

export async function imageFeed(args: RouteArgs, params: FeedParams): Promise<PostPage> {
  return feed(args, 'image', params);
}

async function feed(args: RouteArgs, kind: PostKind, params: FeedParams): Promise<PostPage> {
  const query = { kind, ...params };
  return pageOf(args, await dataOf(api(args).GET('/posts', { params: { query } })));
}

/** The number of others' cases since the given one; 100 means 100 or more. */
export async function newerCases(
  args: RouteArgs,
  since: { after: number; speciality?: string },
): Promise<number> {
  const query = { kind: 'case', ...since } as const;
  return (await dataOf(api(args).GET('/posts/newer', { params: { query } }))).result.count;
}

/** The posts in the reader's collection. */
export async function savedPosts(
  args: RouteArgs,
  kind: PostKind,
  before?: number,
): Promise<PostPage> {
  const params = { query: { kind, before } };
  return pageOf(args, await dataOf(api(args).GET('/me/saved', { params })));
}

export async function postsOf(
  args: RouteArgs,
  kind: PostKind,
  { memberId: id, ...asked }: { memberId: number; before?: number; outcome?: OutcomeFilter },
): Promise<PostPage> {
  const params = { path: { id }, query: { kind, ...asked } };
  return pageOf(args, await dataOf(api(args).GET('/members/{id}/posts', { params })));
}

/** A case or an image; both have the same page. @throws Response 404 if there is none */
export async function postById(args: RouteArgs, id: number): Promise<ClinicalPost> {
  const params = { path: { id } };
  return fromPost((await dataOf(api(args).GET('/posts/{id}', { params }))).result);
}

export const publishPost = (args: RouteArgs, form: PostedForm) =>
  postForm(args, { path: '/posts', form });

export const editPost = (args: RouteArgs, id: number, form: PostedForm) =>
  postForm(args, { path: '/posts/{id}', at: { id }, form });
