import { job, repeatedJob } from '../../platform/outbox/job';

/** Comes back by itself: once a day, from nine in the morning on (UTC), it tells those whose work waits. */
export const tellOfWork = repeatedJob('digests', 'tell-of-work', 1_800_000);
export const sendWorkMail = job<{ memberId: number }>('digests', 'work-waits');
