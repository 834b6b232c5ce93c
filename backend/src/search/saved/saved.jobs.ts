import { repeatedJob } from '../../platform/outbox/job';

/** Repeated job: every five minutes, looks for items that have become visible to others. */
export const lookForNew = repeatedJob('search', 'look-for-new', 300_000);
