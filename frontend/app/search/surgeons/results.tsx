import { isLongEnough } from '../../../../backend/src/profiles/people/names.rules';
import { counted } from '../../lib/words';
import { DrName } from '../../ui/dr-name';
import { Link } from '../../ui/link';
import type { Found, Search } from '../api.server';
import { NothingFound } from '../results/nothing-found';
import type { SearchChoices } from '../search-filters';
import { SurgeonRow } from '../surgeon-row';

interface ResultsProps {
  search: Search;
  page: number;
  asOf: string;
  found: Found;
  choices: SearchChoices;
}

export function Results({ search, page, asOf, found, choices }: ResultsProps) {
  const { term, ...filters } = search;
  const isAsked = isLongEnough(term) || Object.values(filters).some(Boolean);
  if (!isAsked) return <Specialities choices={choices} />;
  if (found.surgeons.length === 0) return <NothingFound />;
  const addressOf = (to: number, last?: number) => {
    const held = { ...(to > 1 && { asOf }), ...(last && { last: String(last) }) };
    return `/search?${new URLSearchParams({ ...search, page: String(to), ...held })}`;
  };
  return (
    <section className="stack stack--s" aria-labelledby="results">
      <h2 id="results" role="status">
        {page > 1
          ? `Surgeons, page ${page}`
          : found.nextPage
            ? 'Surgeons'
            : counted(found.surgeons.length, 'surgeon')}
      </h2>
      <ul className="card list">
        {found.surgeons.map((surgeon) => (
          <li className="search__row" key={surgeon.memberId}>
            <SurgeonRow surgeon={surgeon}>
              <Link className="person__name" to={`/profile/${surgeon.memberId}`}>
                <DrName of={surgeon.fullName} />
              </Link>
            </SurgeonRow>
          </li>
        ))}
      </ul>
      <nav className="row row--between" aria-label="Pages of surgeons">
        {page > 1 ? <Link to={addressOf(page - 1)}>Previous</Link> : <span />}
        {found.nextPage !== null && (
          <Link to={addressOf(found.nextPage, found.surgeons.at(-1)?.memberId)}>More surgeons</Link>
        )}
      </nav>
    </section>
  );
}

/** Shown before a search is made: links to search by speciality. */
function Specialities({ choices }: { choices: SearchChoices }) {
  return (
    <section className="stack stack--s" aria-labelledby="specialities">
      <h2 id="specialities">By speciality</h2>
      <ul className="card list">
        {choices.specialities.map(({ name, members }) => (
          <li key={name}>
            <Link
              className="search__row search__speciality"
              to={`/search?${new URLSearchParams({ speciality: name })}`}
            >
              {name} <span className="quiet">{counted(members, 'surgeon')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
