import type { RunningApp } from '../../support/app';

/** What stands in the audit log of a member's own doing, besides log-ins: what, and how it ended. */
export async function auditOf(app: RunningApp, memberId: number): Promise<string[]> {
  const rows = await app.rows<{ action: string; result: string }>(
    "select action, result from audit_event where actor_id = ? and action <> 'sign-in' order by id",
    [memberId],
  );
  return rows.map(({ action, result }) => `${action} ${result}`);
}
