import { type FormValues, textOf } from '../../lib/form-state';
import type { OwnBlog } from '../publishing.server';

const MINUTES = 16;

/** The form of a blog; of a new one, by whoever writes it. */
export function valuesOf(blog: OwnBlog | undefined, author: string): FormValues {
  if (!blog) return { status: 'draft', authorName: `Dr. ${author}` };
  const { title, category, summary, html, status, publishedAt, pictureId } = blog;
  return {
    ...{ title, category, summary, status, authorName: blog.author, description: html },
    pictureId: pictureId === null ? '' : String(pictureId),
    publishAt: publishedAt?.slice(0, MINUTES) ?? '',
  };
}

/** Browsers send a day and a time without a zone; the form says that it is UTC. */
export function sentValues(values: FormValues): FormValues {
  const publishAt = textOf(values, 'publishAt');
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(publishAt))
    return { ...values, publishAt: `${publishAt}:00Z` };
  const { publishAt: _, ...others } = values;
  return publishAt === '' ? others : values;
}
