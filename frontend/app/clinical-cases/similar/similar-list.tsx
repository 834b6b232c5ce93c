import { Link } from '../../ui/link';
import type { SimilarCase } from './similar.server';

interface SimilarListProps {
  cases: readonly SimilarCase[];
  /** Opens cases in a new tab, so that the form being written is not left. */
  opensBeside?: boolean;
}

export function SimilarList({ cases, opensBeside }: SimilarListProps) {
  return (
    <ul className="similar">
      {cases.map(({ id, diagnosis, speciality, isOpen, hasOutcome }) => (
        <li key={id}>
          <Link to={`/caseDetails/${id}`} {...(opensBeside && { target: '_blank' })}>
            <bdi>{diagnosis}</bdi>
            {opensBeside && <span className="sr-only"> (opens in a new tab)</span>}
          </Link>
          <span className="quiet">
            {[speciality, isOpen ? 'Open' : 'Closed', hasOutcome && 'Outcome reported']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "3 similar cases, 2 with outcome". */
export function countedSimilar(cases: readonly SimilarCase[]): string {
  const told = cases.filter(({ hasOutcome }) => hasOutcome).length;
  const all = `${cases.length} similar ${cases.length === 1 ? 'case' : 'cases'}`;
  return told === 0 ? all : `${all}, ${told} with outcome`;
}
