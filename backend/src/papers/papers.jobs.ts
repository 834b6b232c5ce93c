import { job, repeatedJob } from '../platform/outbox/job';

/** Makes the file of a paper. */
export const makePaper = job<{ paperId: number; asked: number }>('papers', 'make-paper');

/** Erases a file that was ended before its time. */
export const discardPaper = job<{ assetId: number }>('papers', 'discard-paper');

/** Repeated job: deletes documents 30 days after they were made. */
export const forgetPapers = repeatedJob('papers', 'forget-papers', 24 * 3_600_000);
