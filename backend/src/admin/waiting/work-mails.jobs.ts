import { job, repeatedJob } from '../../platform/outbox/job';

/** Repeated job: once a day, from 9:00 UTC, emails staff whose work is waiting. */
export const tellOfWork = repeatedJob('digests', 'tell-of-work', 1_800_000);
export const sendWorkMail = job<{ memberId: number }>('digests', 'work-waits');
