import { job } from '../platform/outbox/job';

/**
 * Waits in the outbox until its time. `version` is that of the event: if the event has changed
 * since, the job does nothing, and a newer one reminds of it.
 */
export const remindOfEvent = job<{ eventId: number; version: number; minutes: number }>(
  'events',
  'remind',
);
