import { job, repeatedJob } from '../../platform/outbox/job';

/** Comes back by itself: finds who was away and missed something. */
export const gatherDigests = repeatedJob('digests', 'gather-digests', 3_600_000);
export const sendDigest = job<{ memberId: number }>('digests', 'send-digest');
