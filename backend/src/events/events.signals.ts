import { signal } from '../platform/outbox/job';

/** For a member who registered, a day and a quarter of an hour before the start. `version` is that of the event: one that was moved is told of again. */
export const eventReminder = signal<{
  eventId: number;
  memberId: number;
  minutes: number;
  version: number;
}>('event-reminder');
