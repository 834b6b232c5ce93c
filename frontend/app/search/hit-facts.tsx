import { LocalDate } from '../ui/local-date';
import { Stitches } from '../ui/stitches';
import type { Hit } from './hit';
import './found.css';

/** The author, subject and date of a result. */
export function HitFacts({ hit }: { hit: Hit }) {
  const told = [hit.by, hit.about].filter(Boolean).join(' · ');
  return (
    <p className="res__meta">
      <bdi>{told}</bdi>
      {hit.createdAt && (
        <>
          {told && ' · '}
          <LocalDate at={hit.createdAt} />
        </>
      )}
    </p>
  );
}

const DAYS = 7;

/** Whether a case is still open, and whether its outcome was reported. */
export function CaseState({ hit }: { hit: Hit }) {
  if (hit.kind !== 'cases' || hit.isOpen === null) return null;
  const state = hit.isOpen ? 'Open' : 'Closed';
  return (
    <p className="post__status">
      {hit.isOpen ? <span>{state}</span> : <Stitches placed={DAYS} look="closed" label={state} />}
      {hit.hasOutcome && (
        <b>{hit.outcomeDay === null ? 'Outcome reported' : `Outcome day ${hit.outcomeDay}`}</b>
      )}
    </p>
  );
}

/** The same facts as one short string. */
export function factsIn(hit: Hit): string {
  if (hit.kind === 'members') return hit.snippet.text;
  const state = hit.isOpen === null || hit.kind !== 'cases' ? '' : hit.isOpen ? 'Open' : 'Closed';
  const day = hit.outcomeDay === null ? 'Outcome reported' : `Outcome day ${hit.outcomeDay}`;
  const outcome = hit.hasOutcome ? day : '';
  return [hit.about, hit.kind === 'cases' ? '' : hit.by, state, outcome]
    .filter(Boolean)
    .join(' · ');
}
