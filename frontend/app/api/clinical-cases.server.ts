import type { Author } from './author.server';
import { type Asking, api, type PassedOn } from './client.server';
import {
  type CaseRow,
  type CommunityRow,
  type FileRow,
  fromCase,
  fromCommunity,
} from './clinical-post-rows.server';
import { answered } from './refused.server';

export type { Author } from './author.server';

export type PostKind = 'case' | 'image';

export interface CaseFile {
  id: number;
  kind: 'IMAGE' | 'VIDEO' | 'REPORT' | 'SCAN';
  mimeType: string;
  url: string;
  /** For lists; pictures of a video or PDF are drawn by a worker and come later. */
  mediumUrl: string | null;
  thumbnailUrl: string | null;
  name: string;
  altText: string;
  /** What stands in for it while it loads. */
  color?: string;
  width?: number;
  height?: number;
  isProcessing: boolean;
  /** Why it cannot be shown; its author is told. */
  problem: string;
}

/** A case, or an image: which has a title and a description, and never closes. */
export interface ClinicalPost {
  id: number;
  kind: PostKind;
  author: Author;
  speciality: string;
  title: string;
  description: string;
  /** In words: "58 years". */
  age: string;
  /** As a form holds it. */
  ageValue: string;
  ageUnit: string;
  gender: string;
  diagnosis: string;
  history: string;
  question: string;
  outcome: string;
  postedAt: string;
  editedAt: string | null;
  isOpen: boolean;
  /** Its author sees it already; others once its video plays. */
  isProcessing: boolean;
  /** Out of others' sight until somebody has reviewed it. */
  isHidden: boolean;
  isVisibleToVisitors: boolean;
  /** Its files lie under a cover that the reader lifts. */
  isSensitive: boolean;
  /** Since when its consent is withdrawn: nobody but its author sees it. */
  withdrawnAt: string | null;
  isLiked: boolean;
  isSaved: boolean;
  likes: number;
  comments: number;
  /** Rises with every change: a newer one is not overwritten. */
  version: number;
  files: CaseFile[];
}

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

export async function caseFeed(args: Asking, params: FeedParams): Promise<PostPage> {
  const { result, nextBefore } = answered(
    await api(args).get<CasesReply>('clinicalCases', { params: { ...params } }),
  );
  return { posts: result.map(fromCase), nextBefore };
}

export async function imageFeed(args: Asking, params: FeedParams): Promise<PostPage> {
  return pageOf(
    answered(await api(args).post<CommunityReply>('getCommunityPost', { type: 1, ...params })),
  );
}

/** How many cases of others came since one; 100 is 100 or more. */
export async function newerCases(
  args: Asking,
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
export async function savedPosts(args: Asking, kind: PostKind, before?: string): Promise<PostPage> {
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
  args: Asking,
  kind: PostKind,
  { memberId, before }: { memberId: number; before?: string },
): Promise<PostPage> {
  const asked = { id: memberId, fromMyCases: true, type: typeOf(kind), before };
  return pageOf(answered(await api(args).post<CommunityReply>('getCommunityPost', asked)));
}

const typeOf = (kind: PostKind) => (kind === 'image' ? 1 : 2);

/** A case or an image; the page of both is the same. */
export async function postById(args: Asking, id: string): Promise<ClinicalPost> {
  const reply = await api(args).post<CommunityReply>('getCommunityPost', { community_id: id });
  const [post] = pageOf(answered(reply)).posts;
  if (!post) throw new Response(null, { status: 404 });
  return post;
}

export async function casesOf(args: Asking, memberId: number): Promise<ClinicalPost[]> {
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

export const publishCase = (args: Asking, form: PostedForm) =>
  api(args).post<{ id: number }>('clinicalCases', form);

export const publishPost = (args: Asking, form: PostedForm) =>
  api(args).post<{ id: number }>('addCommunityPost', form);

export const editCase = (args: Asking, id: string, form: PostedForm) =>
  api(args).post<{ id: number }>(`clinicalCases/${encodeURIComponent(id)}`, form);

export const editPost = (args: Asking, id: string, form: PostedForm) =>
  api(args).post<{ id: number }>(`editCommunityPost/${encodeURIComponent(id)}`, form);
