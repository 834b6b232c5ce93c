import { signal } from '../platform/outbox/job';

/** These members, ten at most, were asked for an answer. */
export const membersAsked = signal<{ postId: number; memberIds: readonly number[] }>(
  'members-asked',
);
/** Its speciality's group is to hear of the question. */
export const groupAsked = signal<{ postId: number }>('group-asked');
/** Two members answered, or the time is over. */
export const askEnded = signal<{ postId: number }>('ask-ended');
