import { MEMBER_FROM_STEP } from '../auth/account.entity';
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
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { Blog } from './blog.entity';

const LISTED = {
  ...columns(Blog, 'id', 'title', 'category', 'summary', 'authorName'),
  ...columns(Blog, 'publishedAt', 'editedAt', 'pictureId', 'authorId'),
  pictureKey: nullable(text),
  renditions: nullable(json<Renditions>()),
};
const WHOLE = { ...LISTED, ...columns(Blog, 'html') };
const { id } = columns(Blog, 'id');
const COLUMNS = `b.id, b.title, b.category, b.summary, b.author_name as "authorName", b.published_at as "publishedAt",
  b.edited_at as "editedAt", b.picture_id as "pictureId", b.author_id as "authorId", picture.key as "pictureKey", picture.renditions`;
const FROM = `from blog b left join asset picture on picture.id = b.picture_id and picture.state = 'ready'`;

/** Condition for published blogs `b`. Takes `now`. */
export const PUBLISHED = 'b.published_at <= :now';

/** Blogs published by a time, and of those of that very moment the ones below an id; newest first. */
export const PUBLISHED_BLOGS = statement({
  takes: { until: time, below: id, most: number, from: number },
  gives: LISTED,
  sql: `select ${COLUMNS} ${FROM} where (b.published_at, b.id) < (cast(:until as timestamptz), cast(:below as bigint))
    order by b.published_at desc, b.id desc limit :most offset :from`,
});
/** A blog in a list. */
export type BlogRow = RowOf<typeof PUBLISHED_BLOGS>;

/** Where a published blog stands in their list. */
export const PLACE_OF_BLOG = statement({
  takes: { id, now: time },
  gives: { id, publishedAt: time },
  sql: `select b.id, b.published_at as "publishedAt" from blog b where b.id = :id and ${PUBLISHED}`,
});

export const PUBLISHED_BLOG = statement({
  takes: { id, now: time },
  gives: WHOLE,
  sql: `select ${COLUMNS}, b.html ${FROM} where b.id = :id and ${PUBLISHED}`,
});
export type WholeBlogRow = RowOf<typeof PUBLISHED_BLOG>;

/** Includes drafts. */
export const ANY_BLOG = statement({
  takes: { id },
  gives: WHOLE,
  sql: `select ${COLUMNS}, b.html ${FROM} where b.id = :id`,
});

/** Holds it still to the end of the transaction. */
export const LOCK_BLOG = statement({
  takes: { id },
  gives: {},
  sql: 'select from blog where id = :id for update',
});

/** Includes drafts, most recently written first. */
export const ANY_BLOGS = statement({
  takes: { before: id, most: number },
  gives: LISTED,
  sql: `select ${COLUMNS} ${FROM} where b.id < :before order by b.id desc limit :most`,
});

/** The member who wrote it, if visitors may read their posts (D-713) and the account is active. */
export const AUTHOR_SHOWN = statement({
  takes: { memberId: number, now: time },
  gives: {
    author_id: number,
    author_first_name: text,
    author_last_name: text,
    author_picture_key: nullable(text),
    author_speciality: text,
    author_place: text,
    author_verified_in: text,
  },
  sql: `select ${AUTHOR_COLUMNS} from (select cast(:memberId as bigint) as id) as wanted ${authorJoins('wanted.id')}
    where author_profile.is_quotable and author.deleted_at is null and author.deactivated_at is null
      and (author.suspended_until is null or author.suspended_until <= :now)`,
});

/** The member with this email address, to be named as an author. */
export const MEMBER_AT = statement({
  takes: { key: text },
  gives: { id: number, firstName: text, lastName: text },
  sql: `select id, first_name as "firstName", last_name as "lastName" from account
    where email_key = :key and deleted_at is null and onboarding_step >= ${MEMBER_FROM_STEP}`,
});

/** For exporting a member's own data. */
export const BLOGS_BY = statement({
  takes: { memberId: number },
  gives: columns(Blog, 'title', 'publishedAt'),
  sql: 'select title, published_at as "publishedAt" from blog where author_id = :memberId order by id',
});
