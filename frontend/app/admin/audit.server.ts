import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import type { components } from '../wire/schema';

type Views = components['schemas'];

export type AuditLine = Views['AuditLineView'];

/** The filters of the audit log, by their names in the API. */
export const AUDIT_FILTERS = ['who', 'about', 'action', 'from', 'to'] as const;
export type AuditFilters = Partial<Record<(typeof AUDIT_FILTERS)[number], string>>;

interface Lines {
  result: AuditLine[];
  nextBefore: number | null;
}

export const auditLines = (
  args: RouteArgs,
  query: AuditFilters & { before?: number },
): Promise<Reply<Lines>> => replyOf(api(args).GET('/admin/audit', { params: { query } }));

export async function auditActions(args: RouteArgs): Promise<string[]> {
  return (await dataOf(api(args).GET('/admin/audit/actions'))).actions;
}
