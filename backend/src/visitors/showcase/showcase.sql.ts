import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { ids, number, statement, text, time } from '../../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../../profiles/author';

/**
 * The most liked answer to each case whose author lets visitors read it. Leaves out the author of
 * the case, and members who have left, deactivated their account or are suspended.
 */
export const QUOTED = statement({
  takes: { postIds: ids, now: time },
  gives: {
    postId: number,
    text,
    author_id: number,
    author_first_name: text,
    author_last_name: text,
    author_picture_key: text,
    author_speciality: text,
    author_place: text,
    author_verified_in: text,
  },
  sql: `select distinct on (c.subject_id) c.subject_id as "postId", c.text, ${AUTHOR_COLUMNS}
    from comment c join clinical_post p on p.id = c.subject_id ${authorJoins('c.author_id')}
    where c.subject_kind = '${CLINICAL_POST}' and c.subject_id = any(:postIds) and c.parent_id is null and c.deleted_at is null
      and c.author_id <> p.author_id and author_profile.is_quotable
      and author.deleted_at is null and author.deactivated_at is null and (author.suspended_until is null or author.suspended_until <= :now)
    order by c.subject_id, c.like_count desc, c.id`,
});
