import { repeatedJob } from '../platform/outbox/job';

/** Repeated job: deletes visitors a year after they filled in the form. */
export const forgetVisitors = repeatedJob('visitors', 'forget-visitors', 24 * 3_600_000);
