/**
 * Whether a member has liked, saved or follows the post `p`. A scalar subquery per row, because for
 * an `exists` PostgreSQL may read all of the member's rows once.
 * @param member an SQL expression; by default a parameter
 */
export function memberDid(
  table: 'engagement_like' | 'collection_item' | 'subject_follow',
  kind: string,
  member = '?',
): string {
  return `coalesce((select true from ${table} e where e.member_id = ${member} and e.subject_kind = '${kind}' and e.subject_id = p.id limit 1), false)`;
}
