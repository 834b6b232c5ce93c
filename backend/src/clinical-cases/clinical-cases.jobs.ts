import { checkFile } from '../media/media.jobs';
import { job, repeatedJob } from '../platform/outbox/job';

/** Repeated job: reminds authors of the outcomes of their cases at nine o'clock local time. */
export const remindOfOutcomes = repeatedJob('clinical-cases', 'remind-of-outcomes', 5 * 60_000);

/** Repeated job: deletes who opened which files 90 days after they last did. */
export const forgetOpenings = repeatedJob('clinical-cases', 'forget-openings', 24 * 3_600_000);

export interface PostFileJob {
  readonly fileId: number;
}

/** Checks a file that was posted without its author's decisions for text in it. */
export const checkPostFile = job<PostFileJob>(checkFile.queue, 'check-post-file');

/** Repeated: checks a batch of the files that were posted before files were checked at all. */
export const checkOlderFiles = repeatedJob(checkFile.queue, 'check-older-files', 10 * 60_000);
