import { signal } from '../platform/outbox/job';

export const caseLiked = signal<{ postId: number; memberId: number }>('case-liked');
/** Told a day before a case closes; it may be gone by then. */
export const caseClosing = signal<{ postId: number }>('case-closing');
/** The patient's consent is withdrawn: nobody is to be led to it any more. */
export const consentWithdrawn = signal<{ postId: number }>('consent-withdrawn');
/** Something was found in files that nobody decided about, or they could not be looked at; told once for these files. */
export const postNeedsLook = signal<{ postId: number; fileId: number }>('post-needs-look');
/** Its author owes the outcome; said on this day of theirs (YYYY-MM-DD). */
export const outcomeDue = signal<{ postId: number; day: string }>('outcome-due');
/** For the first time; told to those who took part or put the case aside. */
export const outcomeReported = signal<{ postId: number }>('outcome-reported');
/** The author of a case said that this comment changed the plan, or confirmed it. */
export const adviceCredited = signal<{ commentId: number }>('advice-credited');
export const caseCommented = signal<{ commentId: number }>('case-commented');
