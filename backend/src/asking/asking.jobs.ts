import { job } from '../platform/outbox/job';
import type { Wave } from './asking.rules';

/**
 * When its question began. A case can be asked about again once it is restored, and the jobs of the
 * question before then do nothing.
 */
export interface OfQuestion {
  readonly askedAt?: string;
  /** Whether others are asked as quiet hours end after half-time, too. */
  readonly isFilledLong?: boolean;
}

/**
 * Asks the first members of a question that begins later, more of them as quiet hours end, the next
 * members at half time, or notifies the speciality's group. Idempotent per wave.
 */
export const askWave = job<{ postId: number; wave: Wave } & OfQuestion>('asking', 'ask-wave');
/** Ends a question whose time is up. */
export const endAsking = job<{ postId: number } & OfQuestion>('asking', 'end-asking');
