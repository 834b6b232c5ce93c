import { repeatedJob } from '../platform/outbox/job';

/** Repeated job: shows comments again that reports have hidden for a time only. */
export const showCommentsAgain = repeatedJob('clinical-cases', 'show-comments-again', 5 * 60_000);
