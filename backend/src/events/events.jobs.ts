import { job } from '../platform/outbox/job';

/** Waits in the outbox until its time. `version` is that of the event: one that was moved meanwhile is reminded of by a job of its own. */
export const remindOfEvent = job<{ eventId: number; version: number; minutes: number }>(
  'events',
  'remind',
);
