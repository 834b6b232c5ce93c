import { signal } from '../platform/outbox/job';

/** These members (ten at most) were asked for an answer. */
export const membersAsked = signal<{ postId: number; memberIds: readonly number[] }>(
  'members-asked',
);
/** The speciality's group should be notified of the question. */
export const groupAsked = signal<{ postId: number }>('group-asked');
/** Two members have answered, or the time is up. */
export const askEnded = signal<{ postId: number }>('ask-ended');
