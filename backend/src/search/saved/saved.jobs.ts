import { repeatedJob } from '../../platform/outbox/job';

/** Runs every five minutes: looks for what has become visible to others since the last run. */
export const lookForNew = repeatedJob('search', 'look-for-new', 300_000);
