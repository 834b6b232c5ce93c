import { signal } from '../platform/outbox/job';

/** Somebody replied to a comment. */
export const commentReplied = signal<{ commentId: number }>('comment-replied');

/** An administrator decided about a report. */
export const reportDecided = signal<{ reportId: number }>('report-decided');
/** A decision removed a post or asked for its repair, or an appeal against one was decided. */
export const postRemoved = signal<{ decisionId: number }>('post-removed');
export const postNeedsRepair = signal<{ decisionId: number }>('post-needs-repair');
export const appealDecided = signal<{ appealId: number }>('appeal-decided');
/** Reports have hidden a post until somebody decides, or it was restored. */
export const postHidden = signal<{ kind: string; id: number }>('post-hidden');
export const postRestored = signal<{ kind: string; id: number }>('post-restored');

/** A comment mentions members. */
export const mentioned = signal<{ commentId: number }>('mentioned');
