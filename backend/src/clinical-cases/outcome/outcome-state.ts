import { timeOf } from '../../platform/database/columns';
import type { Actor } from '../../wire/access';
import { isOpen } from '../clinical-cases.policy';
import type { PostRow } from '../clinical-post.sql';

export const OUTCOME_STATES = ['none', 'awaited', 'reported', 'lost'] as const;
type OutcomeState = (typeof OUTCOME_STATES)[number];

/** The author sees an outcome as reported even while it waits for the patient. */
export function outcomeStateOf(
  { hasOutcome, outcomeWaits, author_id, closesAt, isLost }: PostRow,
  viewer: Pick<Actor, 'memberId'>,
  now: Date,
): OutcomeState {
  if (hasOutcome || (outcomeWaits && author_id === viewer.memberId)) return 'reported';
  if (isLost) return 'lost';
  return isOpen({ closesAt: timeOf(closesAt) }, now) ? 'none' : 'awaited';
}
