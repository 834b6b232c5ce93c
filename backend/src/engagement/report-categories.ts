/** What is wrong with a post, comment or message. */
export const REPORT_CATEGORIES = ['patient-identifiable', 'wrong', 'abusive', 'other'] as const;
export const MEMBER_CATEGORIES = ['not-a-surgeon', 'impersonation', 'harassment', 'other'] as const;
export const OPPORTUNITY_CATEGORIES = ['paid', 'false', 'closed', 'other'] as const;

export const ALL_CATEGORIES = [
  ...new Set([...REPORT_CATEGORIES, ...MEMBER_CATEGORIES, ...OPPORTUNITY_CATEGORIES] as const),
];
export type ReportCategory = (typeof ALL_CATEGORIES)[number];
