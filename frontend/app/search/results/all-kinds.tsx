import { Link } from '../../ui/link';
import { type HitGroup, LABELS, totalOf } from '../hit';
import { HitList } from '../hit-list';
import { NothingFound } from './nothing-found';

const MOST_SHOWN = 3;

/** A few results of each kind that has any. */
export function AllKinds({ term, groups }: { term: string; groups: readonly HitGroup[] }) {
  const filled = groups.filter(({ total }) => total > 0);
  if (filled.length === 0) return <NothingFound />;
  return (
    <>
      {filled.map(({ kind, total, hits }) => (
        <section className="stack stack--s" aria-labelledby={`found-${kind}`} key={kind}>
          <div className="row row--between">
            <h2 id={`found-${kind}`}>{LABELS[kind]}</h2>
            {total > MOST_SHOWN && (
              <Link to={`/search?${new URLSearchParams({ term, kind })}`}>
                All {totalOf(total)}
                <span className="sr-only"> {LABELS[kind].toLowerCase()}</span>
              </Link>
            )}
          </div>
          <HitList hits={hits.slice(0, MOST_SHOWN)} level={3} />
        </section>
      ))}
    </>
  );
}
