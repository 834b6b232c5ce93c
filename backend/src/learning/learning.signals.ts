import { signal } from '../platform/outbox/job';

/**
 * An announcement was published: notifies members with ids above `after` (all if omitted).
 * Scheduled for the time of publication; `version` is that of the announcement, so that nothing is
 * sent if it was changed or withdrawn meanwhile.
 */
export const announced = signal<{ announcementId: number; version: number; after?: number }>(
  'announcement',
);
