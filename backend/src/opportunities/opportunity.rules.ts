/** What both sides know of opportunities. Pure. */

export const OPPORTUNITY_TYPES = [
  'Visitor',
  'Observer',
  'Paid training position',
  'Unpaid training position',
  'Paid Research position',
  'Unpaid research position',
] as const;
export type OpportunityType = (typeof OPPORTUNITY_TYPES)[number];

/** The choice of speciality that asks for a typed one. */
export const OTHER_SPECIALITY = 'Other';

export const APPLICANTS_PER_PAGE = 10;

const AHEAD_AND_BEHIND_MS = 12 * 3_600_000;

/** A day is over when it is over everywhere: the day that the last place on earth (UTC-12) has now. */
export function earliestToday(now: Date): string {
  return new Date(now.getTime() - AHEAD_AND_BEHIND_MS).toISOString().slice(0, 10);
}
