import { job, repeatedJob } from '../../platform/outbox/job';

/** Repeated job: finds members who were away and have missed something. */
export const gatherDigests = repeatedJob('digests', 'gather-digests', 3_600_000);
export const sendDigest = job<{ memberId: number }>('digests', 'send-digest');
