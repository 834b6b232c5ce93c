import type { ConnectionState } from './connection-state.rules';

export { unblocked } from '../profiles/unblocked';

/**
 * The columns of `CONNECTION_COLUMNS`: the state between the viewer and a row's member, and the id
 * of the record between them.
 */
export interface ConnectionStateRow {
  readonly connectionState: ConnectionState;
  readonly connectionId: number | null;
}

export const CONNECTION_COLUMNS = `relation.id as "connectionId", case when relation.id is null then 'none'
  when relation.accepted_at is not null then 'connected' when relation.sender_id = viewer.id then 'sent' else 'received' end as "connectionState"`;

/**
 * Requests waiting for a member's answer. Takes the member and the maximum to count. Ordered like
 * the index, so that it is read only up to the maximum.
 */
export const WAITING = `select from connection c join account o on o.id = c.sender_id
  where c.receiver_id = ? and c.accepted_at is null and o.deleted_at is null order by c.id desc limit ?`;
/** Counting stops here: the pages show "99+". */
export const MOST_WAITING = 100;

/** Counting stops here: the pages show "500+". */
export const MOST_CONNECTED = 501;

const endsOf = (member: string) => {
  const end = (own: string, other: string) =>
    `(select linked.${other} as id from connection linked where linked.${own} = ${member} and linked.accepted_at is not null order by linked.id desc limit ${MOST_CONNECTED})`;
  return `(${end('sender_id', 'receiver_id')} union all ${end('receiver_id', 'sender_id')})`;
};

/**
 * The number of mutual connections of two members, among the latest of each. Both parameters are
 * SQL for a member's id.
 */
export const mutualCount = (
  one: string,
  other: string,
) => `(select count(*) from ${endsOf(one)} first join ${endsOf(other)} second on second.id = first.id
    join account both_know on both_know.id = first.id and both_know.deleted_at is null)`;

/** Joins the record between `viewer.id` and a row's member, whose id is in `column`. */
export function connectionJoin(column: string): string {
  return `left join connection relation on least(relation.sender_id, relation.receiver_id) = least(${column}, viewer.id)
    and greatest(relation.sender_id, relation.receiver_id) = greatest(${column}, viewer.id)`;
}
