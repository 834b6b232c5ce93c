import { Comment } from '../../engagement/comment.entity';
import { columns, ids, statement } from '../../platform/database/statement';
import { AUTHOR } from '../../profiles/author-columns';
import { hasBlocked, unblocked } from '../../profiles/unblocked';
import { CLINICAL_POST } from '../clinical-post.sql';
import { CaseAdvice } from './case-advice.entity';
import { QUOTED_ADVICE } from './quoted-advice.sql';

const { postId, commentId, adviserId } = columns(CaseAdvice, 'postId', 'commentId', 'adviserId');
const ADVICE = columns(CaseAdvice, 'commentId', 'effect');

/** In the order of the comments; deleted ones are left out. */
export const ADVICE_IN = statement({
  takes: { postId },
  gives: ADVICE,
  sql: `select a.comment_id as "commentId", a.effect from case_advice a join comment c on c.id = a.comment_id
    where a.post_id = :postId and c.deleted_at is null order by a.comment_id`,
});

/**
 * With each comment's text and author. Advice that changed the plan comes first. Across a block it
 * is left out, but for the author of the case, who credited it, as long as its author allows that.
 */
export const QUOTED_IN = statement({
  takes: { postId, readerId: adviserId },
  gives: { ...ADVICE, comment: columns(Comment, 'text').text, ...AUTHOR },
  sql: `${QUOTED_ADVICE} and given.post_id = :postId
    and (${unblocked('c.author_id', ':readerId')} or (not ${hasBlocked('c.author_id', ':readerId')}
      and exists (select from clinical_post p where p.id = :postId and p.author_id = :readerId)))
    order by given.effect, c.like_count desc, c.id`,
});

/**
 * The authors of these comments on a post. Leaves out the post author's own comments and those that
 * are gone.
 */
export const ADVISERS_OF = statement({
  takes: { ids, postId, authorId: adviserId },
  gives: { id: commentId, adviserId },
  sql: `select c.id, c.author_id as "adviserId" from comment c join account a on a.id = c.author_id
    where c.id = any(:ids::bigint[]) and c.subject_kind = '${CLINICAL_POST}' and c.subject_id = :postId and c.author_id <> :authorId
      and c.deleted_at is null and a.deleted_at is null`,
});
