import { type FormValues, textOf } from '../../lib/form-state';
import { editionIn } from '../../media/begun-from';
import { fieldTimeOf, instantTyped } from '../../shell/publishing/own-time';
import type { OwnBlog } from '../publishing.server';

/** The form values of a blog, or the defaults of a new one. Times are given in `zone`. */
export function valuesOf(blog: OwnBlog | undefined, author: string, zone: string): FormValues {
  if (!blog) return { status: 'draft', authorName: `Dr. ${author}` };
  const { title, category, summary, html, status, publishedAt, pictureId } = blog;
  return {
    title,
    category,
    summary,
    status,
    authorName: blog.author,
    description: html,
    pictureId: pictureId === null ? '' : String(pictureId),
    publishAt: publishedAt ? fieldTimeOf(publishedAt, zone) : '',
  };
}

/** Browsers send date and time without a time zone; the form sends its zone along. */
export function sentValues({ zone: _, ...values }: FormValues, zone: string): FormValues {
  const { publishAt, ...words } = values;
  const others = { ...words, ...editionIn(values) };
  const typed = textOf(values, 'publishAt');
  return typed === '' ? others : { ...others, publishAt: instantTyped(typed, zone) };
}
