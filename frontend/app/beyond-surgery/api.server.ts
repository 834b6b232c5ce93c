import { type Author, toAuthor } from '../profiles/author.server';
import { api, dataOf, type PassedOn, postForm, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';
import type { BeyondPage, BeyondPost } from './beyond-post';
import { toPost } from './beyond-post-view.server';

type Views = components['schemas'];

type FiveArrays = {
  result: [Views['BeyondPostView'][], ...unknown[]];
  nextBefore: number | null;
};

const pageOf = ({ result: [posts], nextBefore }: FiveArrays): BeyondPage => ({
  posts: posts.map(toPost),
  nextBefore,
});

export async function beyondFeed(args: RouteArgs, before?: number): Promise<BeyondPage> {
  return pageOf(await dataOf(api(args).POST('/getBeyondPost', { body: { before } })));
}

export async function beyondPostsOf(
  args: RouteArgs,
  memberId: number,
  before?: number,
): Promise<BeyondPage> {
  const body = { id: memberId, fromMyCases: true, before };
  return pageOf(await dataOf(api(args).POST('/getBeyondPost', { body })));
}

export async function savedBeyondPosts(args: RouteArgs, before?: number): Promise<BeyondPage> {
  return pageOf(await dataOf(api(args).POST('/getBeyondCollection', { body: { before } })));
}

export async function beyondPostById(args: RouteArgs, id: number): Promise<BeyondPost> {
  const body = { beyond_surgery_id: id };
  const [post] = pageOf(await dataOf(api(args).POST('/getBeyondPost', { body }))).posts;
  if (!post) throw new Response(null, { status: 404 });
  return post;
}

/** Surgeons whose name begins with the query; nobody for fewer than three characters. */
export async function surgeonsNamed(args: RouteArgs, searchKey: string): Promise<Author[]> {
  const body = { searchKey };
  return (await dataOf(api(args).POST('/searchBeyondUsers', { body }))).result.map(toAuthor);
}

export async function surgeonById(args: RouteArgs, id: number): Promise<Author> {
  const [row] = (await dataOf(api(args).POST('/loadUserById', { body: { id } }))).result;
  if (!row) throw new Response(null, { status: 404 });
  return toAuthor(row);
}

/** The header counts where the form has no ticked box: the page asks, unlike older apps. */
export const publishBeyondPost = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/addBeyondPost', form, headers: { indemnity: 'false' } });

export const editBeyondPost = (args: RouteArgs, id: number, form: PassedOn) =>
  postForm(args, { path: '/editBeyondPost/{id}', at: { id }, form });
