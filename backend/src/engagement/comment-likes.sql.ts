import { boolean, columns, number, statement, time } from '../platform/database/statement';
import { unblocked } from '../profiles/unblocked';
import { Comment } from './comment.entity';
import { CommentLike } from './comment-like.entity';

const LIKE = columns(CommentLike, 'commentId', 'memberId');
const COUNT = columns(Comment, 'likeCount');

/**
 * The comment is locked first, which serialises likes with its deletion. Returns nothing if the
 * comment was already liked or is gone.
 */
export const LIKE_COMMENT = statement({
  takes: { ...LIKE, at: time },
  gives: COUNT,
  sql: `with liked as (select id from comment where id = :commentId and deleted_at is null for no key update),
      added as (
        insert into comment_like (comment_id, member_id, created_at) select id, :memberId::bigint, :at::timestamptz from liked
        on conflict do nothing returning comment_id)
    update comment c set like_count = like_count + 1 from added where c.id = added.comment_id returning c.like_count as "likeCount"`,
});

export const UNLIKE_COMMENT = statement({
  takes: LIKE,
  gives: COUNT,
  sql: `with liked as (select id from comment where id = :commentId and deleted_at is null for no key update),
      removed as (
        delete from comment_like l using liked where l.comment_id = liked.id and l.member_id = :memberId returning l.comment_id)
    update comment c set like_count = like_count - 1 from removed where c.id = removed.comment_id returning c.like_count as "likeCount"`,
});

/** Whether a member may like a comment: no block is between them and its author. */
export const MAY_LIKE = statement({
  takes: LIKE,
  gives: { may: boolean },
  sql: `select ${unblocked('c.author_id', ':memberId')} as may from comment c where c.id = :commentId`,
});

export const LIKES_OF_COMMENT = statement({
  takes: columns(CommentLike, 'commentId'),
  gives: COUNT,
  sql: 'select like_count as "likeCount" from comment where id = :commentId and deleted_at is null',
});

/** Deletes up to `most` of a member's comment likes and updates the counts. */
export const FORGET_LIKES_OF = statement({
  takes: { ...columns(CommentLike, 'memberId'), most: number },
  gives: columns(Comment, 'id'),
  sql: `with forgotten as (
      delete from comment_like where member_id = :memberId and comment_id in (
        select comment_id from comment_like where member_id = :memberId order by comment_id limit :most)
      returning comment_id)
    update comment c set like_count = like_count - 1 from forgotten where c.id = forgotten.comment_id returning c.id`,
});

export const COMMENTS_LIKED_BY = statement({
  takes: columns(CommentLike, 'memberId'),
  gives: { commentId: number, at: time },
  sql: 'select comment_id as "commentId", created_at as at from comment_like where member_id = :memberId order by created_at',
});
