import type { PassedOn, RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

export interface Reel {
  id: number;
  title: string;
  speciality: string;
  /** Null until it plays. */
  videoUrl: string | null;
  /** The same for slow lines. */
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
  /** Only its author and the administrators see it. */
  isHidden: boolean;
  /** Why it cannot be shown; its author is told. */
  problem: string;
}

export interface ReelPage {
  reels: Reel[];
  /** Null at the end of the list. */
  nextBefore: number | null;
}

interface PostRow {
  post_id: number;
  title: string;
  speciality: string;
  video: string | null;
  video_small: string | null;
  thumbnail: string | null;
  poster_url: string | null;
  width: number | null;
  height: number | null;
  color: string | null;
  views: number;
  id: number;
  author_name: string;
  author_profile_pic: string;
  created_date: string;
  is_save: number;
  is_hidden: number;
  state: 'pending' | 'ready' | 'rejected';
  reject_reason: string | null;
}

interface Wanted {
  page?: number;
  /** Older than this one. */
  before?: number;
  specialities: readonly string[];
}

export async function exploreFeed(
  args: RouteArgs,
  { page, before, specialities }: Wanted,
): Promise<ReelPage> {
  const named =
    specialities.length > 0 ? specialities.map((name) => `'${name}'`).join(',') : undefined;
  const params = { page, before, specialities: named };
  const { posts, nextBefore } = answered(
    await api(args).get<{ posts: PostRow[]; nextBefore: number | null }>('explore', { params }),
  );
  return { reels: posts.map(reelOf), nextBefore };
}

/** @returns undefined when there is none that the reader may see */
export async function findReel(args: RouteArgs, id: number): Promise<Reel | undefined> {
  const reply = await api(args).get<{ post: PostRow }>('explore/post', { params: { id } });
  return !reply.ok && reply.code === 404 ? undefined : reelOf(answered(reply).post);
}

export const toggleSavedReel = (args: RouteArgs, id: number) =>
  api(args).put<{ is_save: number }>('explore/save', { post_id: id });

export const reportReel = (
  args: RouteArgs,
  id: string,
  report: { reason: string; category: string },
) => api(args).post<unknown>(`explore/posts/${id}/report`, report);

export const deleteReel = (args: RouteArgs, id: number) =>
  api(args).post<unknown>('explore/delete', { post_id: id });

export const createReel = (args: RouteArgs, fields: { title: string; speciality: string }) =>
  api(args).post<{ postId: number }>('createExplorePost', fields);

/** The video comes along in the form, or came in pieces before. */
export const sendVideo = (
  args: RouteArgs,
  postId: number,
  video: PassedOn | { uploadId: string },
) =>
  'uploadId' in video
    ? api(args).post<unknown>('uploadExploreVideo', { postId, ...video })
    : api(args).post<unknown>('uploadExploreVideo', video, { postId: String(postId) });

function reelOf(row: PostRow): Reel {
  return {
    ...{
      id: row.post_id,
      title: row.title,
      speciality: row.speciality,
      views: row.views,
      postedAt: row.created_date,
    },
    ...{
      videoUrl: row.video,
      smallUrl: row.video_small,
      thumbnailUrl: row.thumbnail,
      posterUrl: row.poster_url,
    },
    ...(row.color ? { color: row.color } : {}),
    ...(row.width && row.height ? { width: row.width, height: row.height } : {}),
    author: {
      memberId: row.id,
      fullName: row.author_name,
      pictureUrl: row.author_profile_pic || null,
    },
    isSaved: row.is_save === 1,
    isProcessing: row.state === 'pending',
    isHidden: row.is_hidden === 1,
    problem: row.state === 'rejected' ? (row.reject_reason ?? '') : '',
  };
}
