import { api, dataOf, type PostedForm, postForm, type RouteArgs } from '../wire/client.server';
import { KeptItems } from '../wire/kept-items.server';
import { pageOfPosts } from '../wire/page-of-posts.server';
import { toListed } from './listed-post.server';
import type { ClinicalPost, ListedPost, PostKind } from './post';
import { type CaseView, type CommunityView, fromCase, fromCommunity } from './post-views.server';

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

type CommunityReply = { result: [CommunityView[], ...unknown[]]; nextBefore: number | null };

const cases = new KeptItems((row: CaseView) => toListed(fromCase(row)));
const ofCommunity = new KeptItems((row: CommunityView) => toListed(fromCommunity(row)));

type CaseReply = { result: CaseView[]; nextBefore: number | null };

const casePage = (args: RouteArgs, { result, nextBefore }: CaseReply): PostPage =>
  pageOfPosts(args, { posts: result.map((row) => cases.of(row)), nextBefore });

const communityPage = (args: RouteArgs, { result: [rows], nextBefore }: CommunityReply): PostPage =>
  pageOfPosts(args, { posts: rows.map((row) => ofCommunity.of(row)), nextBefore });

export async function caseFeed(args: RouteArgs, query: FeedParams): Promise<PostPage> {
  return casePage(args, await dataOf(api(args).GET('/clinicalCases', { params: { query } })));
}

/** The cases whose discussion the reader follows. */
export async function followedCases(args: RouteArgs, before?: number): Promise<PostPage> {
  const asked = api(args).GET('/clinicalCases/followed', { params: { query: { before } } });
  return casePage(args, await dataOf(asked));
}

export async function imageFeed(args: RouteArgs, params: FeedParams): Promise<PostPage> {
  const body = { type: typeOf('image'), ...params };
  return communityPage(args, await dataOf(api(args).POST('/getCommunityPost', { body })));
}

/** The number of others' cases since the given one; 100 means 100 or more. */
export async function newerCases(
  args: RouteArgs,
  query: { after: number; speciality?: string },
): Promise<number> {
  return (await dataOf(api(args).GET('/clinicalCases/newer', { params: { query } }))).count;
}

/** The posts in the reader's collection. */
export async function savedPosts(
  args: RouteArgs,
  kind: PostKind,
  before?: number,
): Promise<PostPage> {
  const body = { type: typeOf(kind), before };
  return communityPage(args, await dataOf(api(args).POST('/getCommunityCollection', { body })));
}

export async function postsOf(
  args: RouteArgs,
  kind: PostKind,
  { memberId, ...asked }: { memberId: number; before?: number; outcome?: OutcomeFilter },
): Promise<PostPage> {
  const body = { id: memberId, fromMyCases: true, type: typeOf(kind), ...asked };
  return communityPage(args, await dataOf(api(args).POST('/getCommunityPost', { body })));
}

const typeOf = (kind: PostKind) => (kind === 'image' ? 1 : 2);

/** A case or an image; both have the same page. @throws Response 404 if there is none */
export async function postById(args: RouteArgs, id: number): Promise<ClinicalPost> {
  const body = { community_id: id };
  const [[post]] = (await dataOf(api(args).POST('/getCommunityPost', { body }))).result;
  if (!post) throw new Response(null, { status: 404 });
  return fromCommunity(post);
}

export const publishCase = (args: RouteArgs, form: PostedForm) =>
  postForm(args, { path: '/clinicalCases', form });

export const publishPost = (args: RouteArgs, form: PostedForm) =>
  postForm(args, { path: '/addCommunityPost', form });

export const editCase = (args: RouteArgs, id: number, form: PostedForm) =>
  postForm(args, { path: '/clinicalCases/{id}', at: { id }, form });

export const editPost = (args: RouteArgs, id: number, form: PostedForm) =>
  postForm(args, { path: '/editCommunityPost/{id}', at: { id }, form });
