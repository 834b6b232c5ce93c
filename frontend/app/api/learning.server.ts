import { type Author, type AuthorRow, toAuthor } from './author.server';
import { type Asking, api } from './client.server';
import { answered } from './refused.server';

export interface LearningItem {
  id: number;
  title: string;
  description: string;
  speciality: string;
  author: Author;
  url: string;
  smallUrl: string | null;
  madeAt: string;
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
}

export type LearningCall = 'lwsfs/images' | 'lwsfs/videos';

export async function learningOf(args: Asking, call: LearningCall, before?: string) {
  const reply = await api(args).get<{ posts: LearningRow[]; nextBefore: number | null }>(call, {
    params: { before },
  });
  const { posts, nextBefore } = answered(reply);
  return { items: posts.map(toItem), nextBefore };
}

export async function announcements(args: Asking, before?: string) {
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
  };
}
