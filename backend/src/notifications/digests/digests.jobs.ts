import { job } from '../../platform/outbox/job';

/** Runs every hour: finds who was away and missed something. */
export const gatherDigests = job<Record<string, never>>('digests', 'gather-digests');
export const sendDigest = job<{ memberId: number }>('digests', 'send-digest');
