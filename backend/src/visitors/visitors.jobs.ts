import { job } from '../platform/outbox/job';

/** Runs on a schedule: forgets visitors a year after their form. */
export const forgetVisitors = job<Record<string, never>>('visitors', 'forget-visitors');
