import { type Author, toAuthor } from '../profiles/author.server';
import { api, dataOf, postForm, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

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
  html: string;
  publishedAt: string;
}

export type LearningCall = 'lwsfs/images' | 'lwsfs/videos';

export async function learningOf(
  args: RouteArgs,
  call: LearningCall,
  query: { before?: number; limit?: number },
) {
  const { posts, nextBefore } = await dataOf(api(args).GET(`/${call}`, { params: { query } }));
  return { items: posts.map(toItem), nextBefore };
}

/** @returns undefined if there is no such item that the user may see */
export async function findLearning(args: RouteArgs, id: number) {
  for (const call of ['lwsfs/images', 'lwsfs/videos'] as const) {
    const [item] = (await learningOf(args, call, { before: id + 1, limit: 1 })).items;
    if (item?.id === id) return { ...item, isVideo: call === 'lwsfs/videos' };
  }
  return undefined;
}

export const reportLearning = (
  args: RouteArgs,
  id: number,
  report: { reason: string; category: string },
) => postForm(args, { path: '/learning/{id}/report', at: { id }, form: report });

export async function announcements(args: RouteArgs, before?: number) {
  const { result, nextBefore } = await dataOf(
    api(args).GET('/announcements', { params: { query: { before } } }),
  );
  const all: Announcement[] = result.map(({ id, title, html, created_date_time }) => ({
    id,
    title,
    html,
    publishedAt: created_date_time,
  }));
  return { announcements: all, nextBefore };
}

export function toItem(row: components['schemas']['LearningView']): LearningItem {
  const { title, description, speciality } = row;
  return {
    title,
    description,
    speciality,
    id: row.post_id,
    author: toAuthor(row),
    url: row.attachment,
    smallUrl: row.thumbnail_url,
    madeAt: row.createdAt,
    isHidden: row.is_hidden === 1,
  };
}
