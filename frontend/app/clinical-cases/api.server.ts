import type { PassedOn, RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';
import type { ClinicalPost, PostKind } from './post';
import {
  type CaseRow,
  type CommunityRow,
  type FileRow,
  fromCase,
  fromCommunity,
} from './post-rows.server';

export interface PostPage {
  posts: ClinicalPost[];
  nextBefore: number | null;
}

export interface FeedParams {
  before?: string;
  speciality?: string;
  limit?: number;
}

interface CasesReply {
  result: CaseRow[];
  nextBefore: number | null;
}

type CommunityReply = { result: [CommunityRow[], ...object[][]]; nextBefore: number | null };

const pageOf = ({ result: [posts], nextBefore }: CommunityReply): PostPage => ({
  posts: posts.map(fromCommunity),
  nextBefore,
});

export async function caseFeed(args: RouteArgs, params: FeedParams): Promise<PostPage> {
  const { result, nextBefore } = answered(
    await api(args).get<CasesReply>('clinicalCases', { params: { ...params } }),
  );
  return { posts: result.map(fromCase), nextBefore };
}

export async function imageFeed(args: RouteArgs, params: FeedParams): Promise<PostPage> {
  return pageOf(
    answered(await api(args).post<CommunityReply>('getCommunityPost', { type: 1, ...params })),
  );
}

/** How many cases of others came since one; 100 is 100 or more. */
export async function newerCases(
  args: RouteArgs,
  after: string,
  speciality?: string,
): Promise<number> {
  return answered(
    await api(args).get<{ count: number }>('clinicalCases/newer', {
      params: { after, speciality },
    }),
  ).count;
}

/** What the reader has put aside. */
export async function savedPosts(
  args: RouteArgs,
  kind: PostKind,
  before?: string,
): Promise<PostPage> {
  return pageOf(
    answered(
      await api(args).post<CommunityReply>('getCommunityCollection', {
        type: typeOf(kind),
        before,
      }),
    ),
  );
}

export async function postsOf(
  args: RouteArgs,
  kind: PostKind,
  { memberId, before }: { memberId: number; before?: string },
): Promise<PostPage> {
  const asked = { id: memberId, fromMyCases: true, type: typeOf(kind), before };
  return pageOf(answered(await api(args).post<CommunityReply>('getCommunityPost', asked)));
}

const typeOf = (kind: PostKind) => (kind === 'image' ? 1 : 2);

/** A case or an image; the page of both is the same. */
export async function postById(args: RouteArgs, id: string): Promise<ClinicalPost> {
  const reply = await api(args).post<CommunityReply>('getCommunityPost', { community_id: id });
  const [post] = pageOf(answered(reply)).posts;
  if (!post) throw new Response(null, { status: 404 });
  return post;
}

export async function casesOf(args: RouteArgs, memberId: number): Promise<ClinicalPost[]> {
  const { cases, files } = answered(
    await api(args).post<{ cases: CaseRow[]; files: (FileRow & { cl_case_id: number })[] }>(
      'clinicalCases/mine',
      { signup_id: memberId },
    ),
  );
  return cases.map((row) =>
    fromCase({ ...row, files: row.files ?? files.filter((file) => file.cl_case_id === row.id) }),
  );
}

/** A form as it came, or its words with the names of files that were kept. */
type PostedForm = PassedOn | object;

export const publishCase = (args: RouteArgs, form: PostedForm) =>
  api(args).post<{ id: number }>('clinicalCases', form);

export const publishPost = (args: RouteArgs, form: PostedForm) =>
  api(args).post<{ id: number }>('addCommunityPost', form);

export const editCase = (args: RouteArgs, id: string, form: PostedForm) =>
  api(args).post<{ id: number }>(`clinicalCases/${encodeURIComponent(id)}`, form);

export const editPost = (args: RouteArgs, id: string, form: PostedForm) =>
  api(args).post<{ id: number }>(`editCommunityPost/${encodeURIComponent(id)}`, form);
