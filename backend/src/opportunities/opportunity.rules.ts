/** Rules of opportunities shared by the API and the pages. Pure. */

export const OPPORTUNITY_TYPES = [
  'Visitor',
  'Observer',
  'Paid training position',
  'Unpaid training position',
  'Paid Research position',
  'Unpaid research position',
] as const;
export type OpportunityType = (typeof OPPORTUNITY_TYPES)[number];

/** The option for typing in a speciality. */
export const OTHER_SPECIALITY = 'Other';

export const APPLICANTS_PER_PAGE = 10;

const AHEAD_AND_BEHIND_MS = 12 * 3_600_000;

/** Today in the last time zone on earth (UTC-12): a day is only over when it is over everywhere. */
export function earliestToday(now: Date): string {
  return new Date(now.getTime() - AHEAD_AND_BEHIND_MS).toISOString().slice(0, 10);
}

/** Of the applicants: all, those without an answer, and the accepted. */
export const APPLICANT_LISTS = ['all', 'new', 'accepted'] as const;
export type ApplicantList = (typeof APPLICANT_LISTS)[number];
