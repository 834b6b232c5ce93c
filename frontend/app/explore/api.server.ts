import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { components } from '../wire/schema';

export interface Reel {
  id: number;
  title: string;
  speciality: string;
  /** Null until it can be played. */
  videoUrl: string | null;
  /** A smaller version for slow connections. */
  smallUrl: string | null;
  thumbnailUrl: string | null;
  posterUrl: string | null;
  color?: string;
  width?: number;
  height?: number;
  views: number;
  author: { memberId: number; fullName: string; pictureUrl: string | null };
  postedAt: string;
  isSaved: boolean;
  isProcessing: boolean;
  /** Its file in `/held`, while it is checked or its author has to decide about it. */
  heldId?: number;
  /** Only its author and the administrators see it. */
  isHidden: boolean;
  /** Why it cannot be shown, for its author; empty if it can. */
  problem: string;
}

export interface ReelPage {
  reels: Reel[];
  /** Null at the end of the list. */
  nextBefore: number | null;
}

interface Wanted {
  /** When the first page was read. */
  asOf?: string;
  page?: number;
  /** Only reels older than this one. */
  before?: number;
  specialities: readonly string[];
}

export async function exploreFeed(
  args: RouteArgs,
  { page, before, asOf, specialities }: Wanted,
): Promise<ReelPage> {
  const named = specialities.map((name) => `'${name}'`).join(',');
  const query = { page, before, asOf, ...(named ? { specialities: [named] } : {}) };
  const { posts, nextBefore } = await dataOf(api(args).GET('/explore', { params: { query } }));
  return { reels: posts.map(reelOf), nextBefore };
}

/** @returns undefined if there is none that the reader may see */
export async function findReel(args: RouteArgs, id: number): Promise<Reel | undefined> {
  const reply = await replyOf(api(args).GET('/explore/post', { params: { query: { id } } }));
  return !reply.ok && reply.code === 404 ? undefined : reelOf(answered(reply).post);
}

export const toggleSavedReel = (args: RouteArgs, id: number) =>
  replyOf(api(args).PUT('/explore/save', { body: { post_id: id } }));

export const reportReel = (
  args: RouteArgs,
  id: number,
  report: { reason: string; category: string },
) => postForm(args, { path: '/explore/posts/{id}/report', at: { id }, form: report });

export const deleteReel = (args: RouteArgs, id: number) =>
  replyOf(api(args).POST('/explore/delete', { body: { post_id: id } }));

function reelOf(row: components['schemas']['ExplorePostView']): Reel {
  return {
    id: row.post_id,
    title: row.title,
    speciality: row.speciality,
    views: row.views,
    postedAt: row.created_date,
    videoUrl: row.video,
    smallUrl: row.video_small,
    thumbnailUrl: row.thumbnail,
    posterUrl: row.poster_url,
    ...(row.color ? { color: row.color } : {}),
    ...(row.width && row.height ? { width: row.width, height: row.height } : {}),
    author: {
      memberId: row.id,
      fullName: row.author_name,
      pictureUrl: row.author_profile_pic || null,
    },
    isSaved: row.is_save === 1,
    isProcessing: row.state === 'pending',
    ...(row.held_id === null ? {} : { heldId: row.held_id }),
    isHidden: row.is_hidden === 1,
    problem: row.state === 'rejected' ? (row.reject_reason ?? '') : '',
  };
}
