import { repeatedJob } from '../../platform/outbox/job';

/** Repeated job: ends confirmations, and reminds of their end. */
export const watchRegistrations = repeatedJob('accounts', 'watch-registrations', 3_600_000);
