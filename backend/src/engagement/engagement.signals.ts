import { signal } from '../platform/outbox/job';

/** Somebody answered a comment. */
export const commentReplied = signal<{ commentId: number }>('comment-replied');

/** An administrator has decided on a report. */
export const reportDecided = signal<{ reportId: number }>('report-decided');
/** Something was decided that takes a thing out of sight; or an author's appeal against that. */
export const postRemoved = signal<{ decisionId: number }>('post-removed');
export const postNeedsRepair = signal<{ decisionId: number }>('post-needs-repair');
export const appealDecided = signal<{ appealId: number }>('appeal-decided');
/** Reports have taken something out of sight until somebody decides; or it is put back. */
export const postHidden = signal<{ kind: string; id: number }>('post-hidden');
export const postRestored = signal<{ kind: string; id: number }>('post-restored');

/** A comment names members. */
export const mentioned = signal<{ commentId: number }>('mentioned');
