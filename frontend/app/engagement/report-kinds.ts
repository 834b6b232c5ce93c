export const REPORT_TITLE = 'Please fill the reason.';
export const REPORT_COMMENT = 'Report this comment';
export const REPORT_MEMBER = 'Report this member';
export const REPORT_OPPORTUNITY = 'Report this opportunity';

export interface ReportReason {
  value: string;
  label: string;
  text?: string;
}

/** What can be reported, each with its reasons. */
export const REPORT_KINDS = {
  post: {
    title: REPORT_TITLE,
    hint: 'The author never learns who reported it.',
    reasons: [
      {
        value: 'patient-identifiable',
        label: 'It identifies the patient',
        text: 'A name, a face, a date or a number',
      },
      { value: 'wrong', label: 'It is wrong or misleading' },
      { value: 'abusive', label: 'It is abusive' },
      { value: 'other', label: 'Something else' },
    ],
  },
  comment: {
    title: REPORT_COMMENT,
    hint: 'The author never learns who reported it.',
    reasons: [
      {
        value: 'patient-identifiable',
        label: 'It identifies the patient',
        text: 'A name, a date, a number',
      },
      { value: 'wrong', label: 'It is wrong or misleading' },
      { value: 'abusive', label: 'It is abusive' },
      { value: 'other', label: 'Something else' },
    ],
  },
  member: {
    title: REPORT_MEMBER,
    hint: 'The member never learns who reported them.',
    reasons: [
      { value: 'not-a-surgeon', label: 'Not a surgeon' },
      { value: 'impersonation', label: 'Uses the name of somebody else' },
      { value: 'harassment', label: 'Harasses or threatens' },
      { value: 'other', label: 'Something else' },
    ],
  },
  opportunity: {
    title: REPORT_OPPORTUNITY,
    hint: 'Whoever posted it never learns who reported it.',
    reasons: [
      { value: 'paid', label: 'Applicants are to pay', text: 'A fee that it does not name' },
      { value: 'false', label: 'It does not exist, or not like this' },
      { value: 'closed', label: 'It is no longer open' },
      { value: 'other', label: 'Something else' },
    ],
  },
} as const satisfies Record<
  string,
  { title: string; hint: string; reasons: readonly ReportReason[] }
>;

export type ReportKind = keyof typeof REPORT_KINDS;
