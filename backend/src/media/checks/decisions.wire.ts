import { AreIds } from '../../wire/ids';
import { Wire } from '../../wire/wire';
import { type FileDecision, MOST_PLACES } from './places.rules';

const PLACES = 'Please name places by their ids.';

/** The author's decisions about the places marked in one file. */
export class FileDecisionBody {
  /** Places to black out; takes precedence over `kept`. */
  @Wire({ optional: true, of: 'number', max: MOST_PLACES })
  @AreIds(PLACES)
  readonly masked?: number[];

  /** Places to show as they are. */
  @Wire({ optional: true, of: 'number', max: MOST_PLACES })
  @AreIds(PLACES)
  readonly kept?: number[];

  /** Whether the author has viewed the whole file. */
  @Wire({ optional: true })
  readonly looked?: boolean;
}

/**
 * The decision about the file at this index; undefined if there are none at all, as from older
 * apps.
 */
export function decisionAt(
  decisions: readonly FileDecisionBody[] | undefined,
  index: number,
): FileDecision | undefined {
  if (!decisions) return undefined;
  const { masked = [], kept = [], looked = false } = decisions[index] ?? {};
  return { masked, kept, looked };
}
