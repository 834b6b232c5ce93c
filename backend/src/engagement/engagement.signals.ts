import { signal } from '../platform/outbox/job';

/** Somebody answered a comment. */
export const commentReplied = signal<{ commentId: number }>('comment-replied');

/** A comment names members. */
export const mentioned = signal<{ commentId: number }>('mentioned');
