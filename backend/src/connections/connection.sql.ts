import type { Standing } from './standing.rules';

/** What `standingJoins` let a list read: how the viewer stands to a row's member, and the record between them. */
export interface StandingRow {
  readonly standing: Standing;
  readonly connectionId: number | null;
}

export const STANDING_COLUMNS = `relation.id as "connectionId", case when relation.id is null then 'none'
  when relation.accepted_at is not null then 'connected' when relation.sender_id = viewer.id then 'sent' else 'received' end as standing`;

/** Requests that wait for the answer of a member. Takes the member, and how many are counted at most. */
export const WAITING = `select from connection c join account o on o.id = c.sender_id
  where c.receiver_id = ? and c.accepted_at is null and o.deleted_at is null limit ?`;
/** Beyond this nobody counts: the pages say "99+". */
export const MOST_WAITING = 100;

/** Joins the record between `viewer.id` and a row's member, by key. `column` holds the member's id. */
export function standingJoin(column: string): string {
  return `left join connection relation on least(relation.sender_id, relation.receiver_id) = least(${column}, viewer.id)
    and greatest(relation.sender_id, relation.receiver_id) = greatest(${column}, viewer.id)`;
}

/** That neither of two members has blocked the other. Both columns hold ids of members. */
export function unblocked(one: string, other: string): string {
  return `not exists (select from member_block b where (b.blocker_id = ${one} and b.blocked_id = ${other}) or (b.blocker_id = ${other} and b.blocked_id = ${one}))`;
}
