import { earliestToday } from './opportunity.rules';

interface Dates {
  readonly closedAt: unknown;
  readonly toDate: string;
  readonly deadline: string | null;
}

/** `Past` after its last day; `Closed` by its owner, or after the deadline for applications. */
export type OpportunityStatus = 'Open' | 'Closed' | 'Past';

export function statusOf({ closedAt, toDate, deadline }: Dates, now: Date): OpportunityStatus {
  const today = earliestToday(now);
  if (closedAt !== null) return 'Closed';
  if (toDate < today) return 'Past';
  return deadline !== null && deadline < today ? 'Closed' : 'Open';
}
