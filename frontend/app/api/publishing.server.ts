import type { FormValues } from '../lib/form-state';
import { type Blog, toBlog, type WholeBlog } from './blogs.server';
import { type Asking, api, type PassedOn, type Reply } from './client.server';
import { answered } from './refused.server';

export type BlogStatus = 'draft' | 'scheduled' | 'published';

/** A blog as its administrators see it; drafts have no day yet. */
export interface OwnBlog extends Omit<WholeBlog, 'publishedAt'> {
  status: BlogStatus;
  publishedAt: string | null;
  pictureId: number | null;
}

export interface Picture {
  id: number;
  url: string;
  thumbnailUrl: string;
  altText: string;
}

type OwnRecord = Parameters<typeof toBlog>[0] & {
  description: string;
  status: BlogStatus;
  pictureId: number | null;
};

export async function ownBlogs(
  args: Asking,
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

export async function ownBlog(args: Asking, id: string): Promise<OwnBlog> {
  return toOwn(
    answered(await api(args).get<{ data: OwnRecord }>(`admin/blogs/${encodeURIComponent(id)}`))
      .data,
  );
}

export const writeBlog = (args: Asking, values: FormValues): Promise<Reply<{ id: number }>> =>
  api(args).post('admin/blogs', values);

export const editBlog = (args: Asking, id: string, values: FormValues): Promise<Reply<unknown>> =>
  api(args).put(`admin/blogs/${encodeURIComponent(id)}`, values);

export const deleteBlog = (args: Asking, id: string): Promise<Reply<unknown>> =>
  api(args).delete(`admin/blogs/${encodeURIComponent(id)}`);

export async function pictures(args: Asking): Promise<Picture[]> {
  const reply = await api(args).get<{
    result: { id: number; url: string; thumbnail_url: string; altText: string }[];
  }>('admin/blogs/images', {
    params: { limit: 50 },
  });
  return answered(reply).result.map(({ id, url, thumbnail_url, altText }) => ({
    id,
    url,
    altText,
    thumbnailUrl: thumbnail_url,
  }));
}

export const addPicture = (args: Asking, form: PassedOn): Promise<Reply<unknown>> =>
  api(args).post('admin/blogs/images', form);

function toOwn(record: OwnRecord): OwnBlog {
  const { description, status, pictureId } = record;
  const blog: Blog = toBlog(record);
  return {
    ...blog,
    html: description,
    status,
    pictureId,
    publishedAt: record.dateOfUpload || null,
  };
}
