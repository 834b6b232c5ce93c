import { signal } from '../platform/outbox/job';

/** For a member who registered, a day and a quarter of an hour before the start. */
export const eventReminder = signal<{ eventId: number; memberId: number; minutes: number }>('event-reminder');
