import { repeatedJob } from '../../platform/outbox/job';

/** Comes back by itself: confirmations that end, and reminders of it. */
export const watchRegistrations = repeatedJob('accounts', 'watch-registrations', 3_600_000);
