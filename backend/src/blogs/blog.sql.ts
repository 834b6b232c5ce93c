import type { Renditions } from '../media/asset';
import {
  columns,
  json,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { Blog } from './blog.entity';

const LISTED = {
  ...columns(Blog, 'id', 'title', 'category', 'summary', 'authorName'),
  ...columns(Blog, 'publishedAt', 'editedAt', 'pictureId'),
  pictureKey: nullable(text),
  renditions: nullable(json<Renditions>()),
};
const WHOLE = { ...LISTED, ...columns(Blog, 'html') };
const { id } = columns(Blog, 'id');
const COLUMNS = `b.id, b.title, b.category, b.summary, b.author_name as "authorName", b.published_at as "publishedAt",
  b.edited_at as "editedAt", b.picture_id as "pictureId", picture.key as "pictureKey", picture.renditions`;
const FROM = `from blog b left join asset picture on picture.id = b.picture_id and picture.state = 'ready'`;

/** What readers see of blogs `b`. Takes `now`. */
export const PUBLISHED = 'b.published_at <= :now';

/** What is published by now, the newest first. */
export const PUBLISHED_BLOGS = statement({
  takes: { now: time, most: number, from: number },
  gives: LISTED,
  sql: `select ${COLUMNS} ${FROM} where ${PUBLISHED}
    order by b.published_at desc, b.id desc limit :most offset :from`,
});
/** A blog as lists show it. */
export type BlogRow = RowOf<typeof PUBLISHED_BLOGS>;

export const PUBLISHED_BLOG = statement({
  takes: { id, now: time },
  gives: WHOLE,
  sql: `select ${COLUMNS}, b.html ${FROM} where b.id = :id and ${PUBLISHED}`,
});
export type WholeBlogRow = RowOf<typeof PUBLISHED_BLOG>;

/** Drafts and all. */
export const ANY_BLOG = statement({
  takes: { id },
  gives: WHOLE,
  sql: `select ${COLUMNS}, b.html ${FROM} where b.id = :id`,
});

/** Drafts and all, those written last first. */
export const ANY_BLOGS = statement({
  takes: { before: id, most: number },
  gives: LISTED,
  sql: `select ${COLUMNS} ${FROM} where b.id < :before order by b.id desc limit :most`,
});
