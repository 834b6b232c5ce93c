import { AreIds } from '../../wire/ids';
import { Wire } from '../../wire/wire';
import { type FileDecision, MOST_PLACES } from './places.rules';

const PLACES = 'Please name places by their ids.';

/** What an author says of the places that were marked in one file. */
export class FileDecisionBody {
  /** Blackened; also when a place stands in both lists. */
  @Wire('masked', { optional: true, of: 'number', max: MOST_PLACES })
  @AreIds(PLACES)
  readonly masked?: number[];

  /** Shown as they are. */
  @Wire('kept', { optional: true, of: 'number', max: MOST_PLACES })
  @AreIds(PLACES)
  readonly kept?: number[];

  /** That they looked at the whole file themselves. */
  @Wire('looked', { optional: true })
  readonly looked?: boolean;
}

/** What was decided about the file at this place; undefined where nothing is said at all, as older apps do. */
export function decisionAt(
  decisions: readonly FileDecisionBody[] | undefined,
  index: number,
): FileDecision | undefined {
  if (!decisions) return undefined;
  const { masked = [], kept = [], looked = false } = decisions[index] ?? {};
  return { masked, kept, looked };
}
