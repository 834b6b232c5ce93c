import { repeatedJob } from '../platform/outbox/job';

/** Comes back by itself: reminds authors of the outcomes of their cases when it is nine where they live. */
export const remindOfOutcomes = repeatedJob('clinical-cases', 'remind-of-outcomes', 5 * 60_000);
