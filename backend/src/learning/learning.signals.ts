import { signal } from '../platform/outbox/job';

/**
 * There is news for all members: those with ids above `after` are told (all of them if left out). Promised for the moment of
 * publishing; `version` is that of the announcement, so that one changed or taken back meanwhile is not told of by it.
 */
export const announced = signal<{ announcementId: number; version: number; after?: number }>(
  'announcement',
);
