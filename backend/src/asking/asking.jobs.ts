import { job } from '../platform/outbox/job';
import type { Wave } from './asking.rules';

/** Asks the next members, at half time, or tells the speciality's group. Twice for one wave does nothing. */
export const askWave = job<{ postId: number; wave: Wave }>('asking', 'ask-wave');
/** The time is over. */
export const endAsking = job<{ postId: number }>('asking', 'end-asking');
