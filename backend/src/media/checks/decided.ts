import { Refusal } from '../../refusal';
import type { Mask } from '../masks.rules';
import type { Check } from './looking';
import { asksForDecision, type FileDecision, maskOf } from './places.rules';

const RETRY_SECONDS = 2;
const DECIDE = 'Please decide about each marked place.';
const LOOK = 'Nothing could be checked: please look at the whole file.';

const undecided = (sentence: string) =>
  new Refusal('fields', { errors: { decisions: [sentence] } });

/**
 * Whether there is nothing for the author to decide. A video whose only finding is its sound has no
 * places, but needs a decision.
 */
export const tellsNothing = ({ state, places }: Check): boolean =>
  state === 'nothing' || (places.length > 0 && !places.some(asksForDecision));

/**
 * The areas to black out in a file after its author's decision.
 * @throws Refusal 409 while the file is being checked, 422 while something is undecided
 */
export function masksDecided({ state, places }: Check, decision: FileDecision): Mask[] {
  if (state === 'waiting') throw new Refusal('media.check-waiting', { retryAfter: RETRY_SECONDS });
  if (state === 'failed' && !decision.looked) throw undecided(LOOK);
  const masked = new Set(decision.masked);
  const decided = new Set([...decision.masked, ...decision.kept]);
  if (places.filter(asksForDecision).some(({ id }) => !decided.has(id))) throw undecided(DECIDE);
  return places.filter(({ id }) => masked.has(id)).map(maskOf);
}
