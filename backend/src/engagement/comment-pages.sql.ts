import { columns, ids, number, statement } from '../platform/database/statement';
import { Comment } from './comment.entity';
import { COMMENT_COLUMNS, COMMENTS, SHOWN } from './comment.sql';

/** A deleted comment stays listed as long as it has a visible reply. */
const HAS_ANSWER = `exists (select from comment r join account ra on ra.id = r.author_id
  where r.parent_id = c.id and r.deleted_at is null and ra.deleted_at is null)`;
/** Exceeds every comment id, so that `LIKED` can combine likes and id in one number. */
const MOST_IDS = 10_000_000_000;
const LIKED = `c.like_count::bigint * ${MOST_IDS} + c.id`;
/** Exceeds any `LIKED`; the sum still fits the 15 digits the API accepts as a cursor. */
const AHEAD = 500_000_000_000_000;
/** Like `LIKED`, but puts the comments with the ids `ahead` first, whatever their likes. */
const AHEAD_THEN_LIKED = `(case when c.id = any(:ahead::bigint[]) then ${AHEAD} else 0 end + ${LIKED})`;

/** SQL for a comment's position, for the condition on the next page, and for `order by`. */
interface Order {
  readonly place: string;
  readonly beyond: string;
  readonly order: string;
}

const OLDEST: Order = { place: 'c.id', beyond: 'c.id >', order: 'c.id' };
const NEWEST: Order = { place: 'c.id', beyond: 'c.id <', order: 'c.id desc' };
const MOST_LIKED: Order = {
  place: LIKED,
  beyond: `${LIKED} <`,
  order: 'c.like_count desc, c.id desc',
};
const AHEAD_THEN_MOST_LIKED: Order = {
  place: AHEAD_THEN_LIKED,
  beyond: `${AHEAD_THEN_LIKED} <`,
  order: 'place desc',
};

const { subjectKind: kind, subjectId } = columns(Comment, 'subjectKind', 'subjectId');
const FIRST = { readerId: number, kind, subjectId, most: number };
const NEXT = { ...FIRST, before: number };
const GIVES = { ...SHOWN, place: number };

const pageIn = ({ place, order }: Order, beyond = '') =>
  `select ${COMMENT_COLUMNS}, ${place} as place from ${COMMENTS}
    where c.subject_kind = :kind and c.subject_id = :subjectId ${beyond}
      and ((c.deleted_at is null and author.deleted_at is null) or ${HAS_ANSWER})
    order by ${order} limit :most`;
const nextIn = (order: Order) => pageIn(order, `and ${order.beyond} cast(:before as bigint)`);

const firstPage = (order: Order) => statement({ takes: FIRST, gives: GIVES, sql: pageIn(order) });
const nextPage = (order: Order) => statement({ takes: NEXT, gives: GIVES, sql: nextIn(order) });

export const FIRST_COMMENTS = {
  oldest: firstPage(OLDEST),
  newest: firstPage(NEWEST),
  liked: firstPage(MOST_LIKED),
};

/** The comments after the position `before`. */
export const NEXT_COMMENTS = {
  oldest: nextPage(OLDEST),
  newest: nextPage(NEWEST),
  liked: nextPage(MOST_LIKED),
};

/** By likes, but the comments `ahead` first. */
export const FIRST_COMMENTS_AHEAD = statement({
  takes: { ...FIRST, ahead: ids },
  gives: GIVES,
  sql: pageIn(AHEAD_THEN_MOST_LIKED),
});

export const NEXT_COMMENTS_AHEAD = statement({
  takes: { ...NEXT, ahead: ids },
  gives: GIVES,
  sql: nextIn(AHEAD_THEN_MOST_LIKED),
});
