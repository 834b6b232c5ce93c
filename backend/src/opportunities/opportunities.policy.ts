import { earliestToday } from './opportunity.rules';

interface Dates {
  readonly closedAt: unknown;
  readonly toDate: string;
  readonly deadline: string | null;
}

/** Past once its last day is over; closed by its owner, or once its deadline is over. */
export type OpportunityStatus = 'Open' | 'Closed' | 'Past';

export function statusOf({ closedAt, toDate, deadline }: Dates, now: Date): OpportunityStatus {
  const today = earliestToday(now);
  if (closedAt !== null) return 'Closed';
  if (toDate < today) return 'Past';
  return deadline !== null && deadline < today ? 'Closed' : 'Open';
}
