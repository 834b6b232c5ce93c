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

/** What a finding is, and what becomes of it. */
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
