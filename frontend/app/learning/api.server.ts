import { type Author, type AuthorRow, toAuthor } from '../profiles/author.server';
import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

export interface LearningItem {
  id: number;
  title: string;
  description: string;
  speciality: string;
  author: Author;
  url: string;
  smallUrl: string | null;
  madeAt: string;
  isHidden: boolean;
}

export interface Announcement {
  id: number;
  title: string;
  text: string;
  publishedAt: string;
}

export interface LearningRow extends AuthorRow {
  post_id: number;
  attachment: string;
  thumbnail_url: string | null;
  title: string;
  description: string;
  speciality: string;
  createdAt: string;
  is_hidden: number;
}

export type LearningCall = 'lwsfs/images' | 'lwsfs/videos';

export async function learningOf(
  args: RouteArgs,
  call: LearningCall,
  before?: string,
  limit?: number,
) {
  const reply = await api(args).get<{ posts: LearningRow[]; nextBefore: number | null }>(call, {
    params: { before, limit },
  });
  const { posts, nextBefore } = answered(reply);
  return { items: posts.map(toItem), nextBefore };
}

/** @returns undefined when there is none that the reader may see */
export async function findLearning(args: RouteArgs, id: number) {
  for (const call of ['lwsfs/images', 'lwsfs/videos'] as const) {
    const [item] = (await learningOf(args, call, String(id + 1), 1)).items;
    if (item?.id === id) return { ...item, isVideo: call === 'lwsfs/videos' };
  }
  return undefined;
}

export const reportLearning = (
  args: RouteArgs,
  id: string,
  report: { reason: string; category: string },
) => api(args).post<unknown>(`learning/${id}/report`, report);

export async function announcements(args: RouteArgs, before?: string) {
  const reply = await api(args).get<{
    result: { id: number; title: string; text: string; created_date_time: string }[];
    nextBefore: number | null;
  }>('announcements', { params: { before } });
  const { result, nextBefore } = answered(reply);
  const all: Announcement[] = result.map(({ id, title, text, created_date_time }) => ({
    id,
    title,
    text,
    publishedAt: created_date_time,
  }));
  return { announcements: all, nextBefore };
}

export function toItem(row: LearningRow): LearningItem {
  const { title, description, speciality } = row;
  return {
    ...{ title, description, speciality },
    id: row.post_id,
    author: toAuthor(row),
    url: row.attachment,
    smallUrl: row.thumbnail_url,
    madeAt: row.createdAt,
    isHidden: row.is_hidden === 1,
  };
}
