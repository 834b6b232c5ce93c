import { unblocked } from '../profiles/unblocked';

/** A member mentioned in a comment. */
export interface MentionRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** The `mentions` column of comments `c`, as far as the reader sees those members. */
export const MENTIONS = `coalesce((
  select json_agg(json_build_object('id', ma.id, 'firstName', ma.first_name, 'lastName', ma.last_name) order by ma.id)
  from comment_mention cm join account ma on ma.id = cm.member_id where cm.comment_id = c.id and ma.deleted_at is null
    and ${unblocked('ma.id', ':readerId')}), '[]') as mentions`;

/**
 * Adds the mentions for the comment in `added`. Takes `mentions`, a list of ids; those of unknown
 * or deleted members are skipped.
 */
export const NAME_MEMBERS = `insert into comment_mention (comment_id, member_id)
  select added.id, a.id from added join account a on a.id = any(cast(:mentions as bigint[])) and a.deleted_at is null and a.onboarding_step >= 2
  returning comment_id`;
