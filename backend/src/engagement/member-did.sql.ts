/**
 * Whether a member did something with the thing `p`: a row in one of three tables. Looked up for each row by itself,
 * since for an `exists` PostgreSQL may read all that the member ever memberDid, once.
 * @param member an expression; by default a parameter
 */
export function memberDid(
  table: 'engagement_like' | 'collection_item' | 'subject_follow',
  kind: string,
  member = '?',
): string {
  return `coalesce((select true from ${table} e where e.member_id = ${member} and e.subject_kind = '${kind}' and e.subject_id = p.id limit 1), false)`;
}
