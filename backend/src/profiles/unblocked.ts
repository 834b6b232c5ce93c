/**
 * Whether neither of two members has blocked the other. Both parameters are SQL for an id. Stands
 * here because domains of all ranks that show members ask it; blocks are made in connections.
 */
export function unblocked(one: string, other: string): string {
  return `not exists (select from member_block b where (b.blocker_id = ${one} and b.blocked_id = ${other}) or (b.blocker_id = ${other} and b.blocked_id = ${one}))`;
}

/** Whether the first member has blocked the second. Both parameters are SQL for an id. */
export function hasBlocked(blocker: string, blocked: string): string {
  return `exists (select from member_block b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked})`;
}
