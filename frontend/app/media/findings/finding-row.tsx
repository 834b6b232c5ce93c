import { Button } from '../../ui/button';
import type { Spot } from './use-findings';

export const KIND_NAMES: Readonly<Record<Spot['kind'], string>> = {
  name: 'Name',
  date: 'Date',
  phone: 'Phone number',
  email: 'Email address',
  'national-number': 'Identity number',
  'record-number': 'Number or address',
  postcode: 'Place or postcode',
  age: 'Age over 89',
};

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

export function FindingWords({
  spot,
}: {
  spot: Pick<Spot, 'kind' | 'words' | 'repair' | 'isCertain'>;
}) {
  return (
    <span className="lint__words">
      {KIND_NAMES[spot.kind]}: <s>{spot.words}</s> <span aria-hidden="true">→</span>{' '}
      <span className="sr-only">becomes</span> <b>{spot.repair}</b>
      {spot.isCertain && <span className="lint__must">This must be removed before you post.</span>}
    </span>
  );
}
