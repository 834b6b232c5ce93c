import { signal } from '../platform/outbox/job';

/**
 * Sent to a registered member a day and 15 minutes before the start. `version` is that of the
 * event: members are reminded again of one that was moved.
 */
export const eventReminder = signal<{
  eventId: number;
  memberId: number;
  minutes: number;
  version: number;
}>('event-reminder');
