import type { FormValues } from '../lib/form-state';
import { toArticle } from '../shell/publishing/articles.server';
import { api, dataOf, postForm, putForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';
import { type WholeBlog, writerOf } from './api.server';

type OwnBlogRecord = components['schemas']['OwnBlogView'];

export type BlogStatus = OwnBlogRecord['status'];

/** A blog as administrators see it; drafts have no publication date yet. */
export interface OwnBlog extends Omit<WholeBlog, 'publishedAt'> {
  status: BlogStatus;
  publishedAt: string | null;
  pictureId: number | null;
  editedAt: string;
  edition: string;
}

export async function ownBlogs(
  args: RouteArgs,
  before?: number,
): Promise<{ blogs: OwnBlog[]; nextBefore: number | null }> {
  const query = { before, limit: 50 };
  const { result, nextBefore } = await dataOf(api(args).GET('/admin/blogs', { params: { query } }));
  return { blogs: result.map(toOwn), nextBefore };
}

export async function ownBlog(args: RouteArgs, id: number): Promise<OwnBlog> {
  const { data } = await dataOf(api(args).GET('/admin/blogs/{id}', { params: { path: { id } } }));
  return toOwn(data);
}

export const writeBlog = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/admin/blogs', form });

export const editBlog = (args: RouteArgs, id: number, form: FormValues) =>
  putForm(args, { path: '/admin/blogs/{id}', at: { id }, form });

/** What was typed, as it would be shown; `id` is of the blog that is being edited. */
export async function previewBlog(args: RouteArgs, form: FormValues, id: number | undefined) {
  const whole = id ? { ...form, blogId: String(id) } : form;
  const reply = await postForm(args, { path: '/admin/blogs/preview', form: whole });
  return reply.ok ? { ...reply, data: toOwn(reply.data.data) } : reply;
}

export const deleteBlog = (args: RouteArgs, id: number) =>
  replyOf(api(args).DELETE('/admin/blogs/{id}', { params: { path: { id } } }));

function toOwn(record: OwnBlogRecord): OwnBlog {
  const { description, status, pictureId } = record;
  return {
    ...toArticle(record),
    html: description,
    writer: writerOf(record),
    status,
    pictureId,
    editedAt: record.edited_at,
    edition: record.edition,
    publishedAt: record.dateOfUpload || null,
  };
}
