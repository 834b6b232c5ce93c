import { signal } from '../platform/outbox/job';

/** There is news for all members: those with ids above `after` are told (all of them if left out). Administrators, a later rank, tell it. */
export const announced = signal<{ announcementId: number; after?: number }>('announcement');
