import { useSearchParams } from '@remix-run/react';
import { SlidersHorizontal } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Pager } from '../../ui/pager';
import type { Asked } from '../found.server';
import { type HitPage, type Kind, NOUNS, totalOf } from '../hit';
import { HitList } from '../hit-list';
import { TellMe } from '../tell-me';
import { ActiveFilters } from './active-filters';
import { NothingFound } from './nothing-found';

const PER_PAGE = 20;
/** The number of corrected words that are named. */
const MOST_SAID = 3;

interface OneKindProps {
  asked: Asked & { kind: Kind };
  found: HitPage;
  page: number;
}

/** A page of results of one kind, with the chosen filters. */
export function OneKind({ asked, found, page }: OneKindProps) {
  const { total, hits, isLoose } = found;
  const [one, several] = NOUNS[asked.kind];
  const order = asked.order === 'newest' ? 'newest first' : 'best match first';
  return (
    <>
      <div className="row row--between res-bar">
        <p className="muted small" role="status">
          {total === 0
            ? ''
            : `${totalOf(total)} ${total === 1 ? one : several}${total > 1 ? `, ${order}` : ''}`}
        </p>
        <div className="row row--tight">
          <FiltersLink />
          <label>
            <span className="sr-only">Order</span>
            <select className="select select--s" name="order" defaultValue={asked.order}>
              <option value="best">Best match</option>
              <option value="newest">Newest</option>
            </select>
          </label>
        </div>
      </div>
      <ActiveFilters asked={asked} />
      <TellMe asked={asked} />
      {isLoose && (
        <p className="quiet">No {one} contains all of these words. These contain most of them.</p>
      )}
      {hits.length === 0 ? <NothingFound /> : <HitList hits={hits} />}
      <Pager
        page={page}
        total={total}
        perPage={PER_PAGE}
        asOf={asked.asOf}
        lastRow={hits.at(-1)?.id}
      />
    </>
  );
}

interface ReadAsProps {
  asked: Asked;
  read: Pick<HitPage, 'readAs' | 'corrected'>;
}

const exactOf = ({ term, kind }: Asked) =>
  `/search?${new URLSearchParams({ term, kind, exact: '1' })}`;

/** Shows how the search words were corrected, with a link to search for them as typed. */
export function Corrected({ asked, read: { corrected } }: ReadAsProps) {
  if (corrected.length === 0) return null;
  return (
    <p role="status">
      Showing results for <bdi>{corrected.slice(0, MOST_SAID).join(', ')}</bdi>.{' '}
      <Link to={exactOf(asked)}>Search for “{asked.term}” instead</Link>
    </p>
  );
}

/** Lists the synonyms that were searched too, with a link to search without them. */
export function ReadAs({ asked, read: { readAs, corrected } }: ReadAsProps) {
  const { term, kind } = asked;
  if (asked.isExact)
    return (
      <p className="quiet">
        Showing results for “{term}” only.{' '}
        <Link to={`/search?${new URLSearchParams({ term, kind })}`}>Include other names</Link>
      </p>
    );
  if (readAs.length === 0 || corrected.length > 0) return null;
  return (
    <p className="quiet">
      Also read as: {readAs.join(', ')}. <Link to={exactOf(asked)}>Only “{term}”</Link>
    </p>
  );
}

/** On screens too narrow for two columns, opens the filters above the results. */
function FiltersLink() {
  const [params] = useSearchParams();
  const open = new URLSearchParams(params);
  open.set('filters', 'open');
  return (
    <Link
      className="btn btn--secondary btn--s search__filters-link"
      to={`?${open}`}
      preventScrollReset
    >
      <Icon of={SlidersHorizontal} size="s" />
      Filters
    </Link>
  );
}
