import type { FormValues } from '../lib/form-state';
import { type ArticleRecord, toArticle } from '../shell/publishing/articles.server';
import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { Reply } from '../wire/reply';
import { api } from '../wire/untyped.server';
import type { WholeBlog } from './api.server';

export type BlogStatus = 'draft' | 'scheduled' | 'published';

/** A blog as its administrators see it; drafts have no day yet. */
export interface OwnBlog extends Omit<WholeBlog, 'publishedAt'> {
  status: BlogStatus;
  publishedAt: string | null;
  pictureId: number | null;
}

type OwnRecord = ArticleRecord & {
  description: string;
  status: BlogStatus;
  pictureId: number | null;
};

export async function ownBlogs(
  args: RouteArgs,
  before?: string,
): Promise<{ blogs: OwnBlog[]; nextBefore: number | null }> {
  const params = { before, limit: 50 };
  const { result, nextBefore } = answered(
    await api(args).get<{ result: OwnRecord[]; nextBefore: number | null }>('admin/blogs', {
      params,
    }),
  );
  return { blogs: result.map(toOwn), nextBefore };
}

export async function ownBlog(args: RouteArgs, id: string): Promise<OwnBlog> {
  return toOwn(
    answered(await api(args).get<{ data: OwnRecord }>(`admin/blogs/${encodeURIComponent(id)}`))
      .data,
  );
}

export const writeBlog = (args: RouteArgs, values: FormValues): Promise<Reply<{ id: number }>> =>
  api(args).post('admin/blogs', values);

export const editBlog = (
  args: RouteArgs,
  id: string,
  values: FormValues,
): Promise<Reply<unknown>> => api(args).put(`admin/blogs/${encodeURIComponent(id)}`, values);

export const deleteBlog = (args: RouteArgs, id: string): Promise<Reply<unknown>> =>
  api(args).delete(`admin/blogs/${encodeURIComponent(id)}`);

function toOwn(record: OwnRecord): OwnBlog {
  const { description, status, pictureId } = record;
  return {
    ...toArticle(record),
    html: description,
    status,
    pictureId,
    publishedAt: record.dateOfUpload || null,
  };
}
