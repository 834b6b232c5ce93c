import { signal } from '../platform/outbox/job';

export const caseLiked = signal<{ postId: number; memberId: number }>('case-liked');
/** Raised a day before a case closes; the case may no longer exist by then. */
export const caseClosing = signal<{ postId: number }>('case-closing');
/** The patient's consent was withdrawn: notifications must no longer link to the post. */
export const consentWithdrawn = signal<{ postId: number }>('consent-withdrawn');
/**
 * Identifiers were found in undecided files, or the files could not be checked; raised once for
 * these files. Also raised for a post without declarations; without a file if it has none.
 */
export const postNeedsLook = signal<{ postId: number; fileId?: number }>('post-needs-look');
/** The author owes the outcome; raised on this day (YYYY-MM-DD) in the author's time zone. */
export const outcomeDue = signal<{ postId: number; day: string }>('outcome-due');
/** Raised for the first report; notifies those who took part or saved the case. */
export const outcomeReported = signal<{ postId: number }>('outcome-reported');
/** The author of a case said that this comment changed or confirmed the plan. */
export const adviceCredited = signal<{ commentId: number }>('advice-credited');
export const caseCommented = signal<{ commentId: number }>('case-commented');
/** A list of who has seen a post was made for a data protection officer: its author is told. */
export const breachSheetMade = signal<{ sheetId: number; postId: number }>('breach-sheet-made');
