import { repeatedJob } from '../platform/outbox/job';

/** Comes back by itself: forgets visitors a year after their form. */
export const forgetVisitors = repeatedJob('visitors', 'forget-visitors', 24 * 3_600_000);
