import { Button } from '../../ui/button';
import { FindingWords } from './finding-words';
import type { Spot } from './use-findings';

interface FindingRowProps {
  spot: Spot;
  onRepair: () => void;
  onKeep: () => void;
}

/** One finding: what it is, its replacement, and a button to mark it as not identifying. */
export function FindingRow({ spot, onRepair, onKeep }: FindingRowProps) {
  return (
    <li className="lint__row">
      <FindingWords spot={spot} />
      <span className="lint__acts">
        {!spot.isCertain && (
          <Button look="quiet" onClick={onKeep} aria-label={`“${spot.words}”: Not identifying`}>
            Not identifying
          </Button>
        )}
        <Button look="soft" onClick={onRepair} aria-label={`Replace “${spot.words}”`}>
          Replace
        </Button>
      </span>
    </li>
  );
}
