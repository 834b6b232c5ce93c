import { boolean, number, statement, time } from '../platform/database/statement';
import { hasBlocked } from '../profiles/unblocked';
import { CLINICAL_POST, IS_HIDDEN } from './clinical-post.sql';

/** Whether the reader has something of post `p` in a table of engagement, under that column. */
const has = (table: string, column = 'member_id') => `exists (select from ${table} e
  where e.${column} = :readerId and e.subject_kind = '${CLINICAL_POST}' and e.subject_id = p.id)`;

/** Those who had to do with post `p`, and those whose notifications link to it. */
const KNOWS_IT = `(${has('comment', 'author_id')} or ${has('engagement_like')} or ${has('collection_item')} or ${has('subject_follow')}
  or exists (select from notification n where n.recipient_id = :readerId and (n.link = '/caseDetails/' || p.id or n.link like '/caseDetails/' || p.id || '#%'
      or n.link like '/caseDetails/' || p.id || chr(63) || '%')))`;

/**
 * A post that its reader cannot see, if they know of it: whether its author has deleted it, or it is
 * hidden, waits or is being checked. Nothing for anybody else, and once its consent is withdrawn.
 */
export const UNSEEN_POST = statement({
  takes: { id: number, readerId: number, now: time },
  gives: { isDeleted: boolean, isChecked: boolean },
  sql: `select p.deleted_at is not null as "isDeleted",
      ${IS_HIDDEN} or p.held_at is not null or p.awaits_patient_at is not null or p.has_video as "isChecked"
    from clinical_post p join account a on a.id = p.author_id and a.deleted_at is null
    where p.id = :id and p.withdrawn_at is null and not ${hasBlocked(':readerId', 'p.author_id')} and not ${hasBlocked('p.author_id', ':readerId')}
      and ${KNOWS_IT}`,
});
