import { signal } from '../platform/outbox/job';

/** Somebody answered a comment. */
export const commentReplied = signal<{ commentId: number }>('comment-replied');

/** An administrator has decided on a report. */
export const reportDecided = signal<{ reportId: number }>('report-decided');
/** An administrator has taken something out of sight, or put it back. */
export const postHidden = signal<{ kind: string; id: number }>('post-hidden');
export const postRestored = signal<{ kind: string; id: number }>('post-restored');

/** A comment names members. */
export const mentioned = signal<{ commentId: number }>('mentioned');
