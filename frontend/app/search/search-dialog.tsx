import { useNavigate } from '@remix-run/react';
import { useCombobox } from 'downshift';
import { Search as Glass } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { counted } from '../lib/words';
import { forgetTypedEarly, typedEarly } from '../shell/typed-early';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { showToast } from '../ui/toast';
import type { Search } from './api.server';
import { FoundGroups } from './found-groups';
import { COUNTED, type Hit, type HitGroup } from './hit';
import { NAME, PLACEHOLDER } from './names';
import { type SearchChoices, SearchFilters } from './search-filters';
import { asks, useFound } from './use-found';
import './found.css';
import './search.css';

const NOTHING: Search = { term: '', speciality: '', country: '', city: '' };
/** Results shown per kind if several kinds have results. */
const MOST_SHOWN = 3;
/** Moves the cases to the top. */
const FIRST_CASES = (groups: readonly HitGroup[]) => [
  ...groups.filter(({ kind }) => kind === 'cases'),
  ...groups.filter(({ kind }) => kind !== 'cases'),
];

/** The search dialog, which can be opened on any page. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState(() => ({ ...NOTHING, term: typedEarly() ?? '' }));
  const choices = useChoices();
  useEffect(() => {
    dialog.current?.showModal();
    forgetTypedEarly();
  }, []);
  const narrow = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    if (target instanceof HTMLSelectElement)
      setSearch({
        ...search,
        ...(target.name === 'country' && { city: '' }),
        [target.name]: target.value,
      });
  };
  return (
    <dialog className="dialog search__dialog" ref={dialog} onClose={onClose} aria-label={NAME}>
      <Box search={search} choices={choices} onSearch={setSearch} onLeave={onClose}>
        {choices && (
          <details className="search__narrow">
            <summary>Surgeons by speciality and place</summary>
            <fieldset className="search__filters" onChange={narrow}>
              <legend className="sr-only">Surgeon filters</legend>
              <SearchFilters choices={choices} search={search} />
            </fieldset>
          </details>
        )}
      </Box>
    </dialog>
  );
}

interface BoxProps {
  search: Search;
  choices: SearchChoices | undefined;
  onSearch: (search: Search) => void;
  onLeave: () => void;
  children: React.ReactNode;
}

const addressOf = (search: Search) => {
  const given = Object.entries(search).filter(([, value]) => value !== '');
  return given.length === 0 ? '/search' : `/search?${new URLSearchParams(given)}`;
};

/**
 * A combobox whose list is always open. Enter opens the highlighted result, or else the results
 * page.
 */
function Box({ search, choices, onSearch, onLeave, children }: BoxProps) {
  const navigate = useNavigate();
  const found = useFound(search);
  const groups = FIRST_CASES(found ?? [])
    .map((group) => ({ ...group, hits: shownOf(group, found ?? []) }))
    .filter(({ hits }) => hits.length > 0);
  const items = groups.flatMap(({ hits }) => hits);
  const leaveFor = (path: string) => {
    onLeave();
    navigate(path);
  };
  const box = useCombobox<Hit>({
    id: 'everything',
    inputId: 'everything-term',
    items,
    isOpen: true,
    inputValue: search.term,
    selectedItem: null,
    itemToString: (item) => item?.title.text ?? '',
    itemToKey: (item) => item?.path,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && leaveFor(selectedItem.path),
  });
  const enter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && box.highlightedIndex < 0 && !nativeEvent.isComposing)
      leaveFor(addressOf(search));
  };
  const total = (found ?? []).reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <div className="finder__bar">
        <Icon of={Glass} />
        <input
          {...box.getInputProps({
            className: 'finder__input',
            dir: 'auto',
            placeholder: PLACEHOLDER,
            'aria-label': NAME,
            'aria-labelledby': undefined,
            maxLength: 100,
            autoFocus: true,
            onKeyDown: enter,
            onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
              onSearch({ ...search, term: currentTarget.value }),
          })}
        />
        <form noValidate method="dialog">
          <button className="btn btn--quiet finder__close" type="submit">
            <kbd className="desktop-only">Esc</kbd>
            <span className="phone-only">Cancel</span>
            <span className="sr-only">Close</span>
          </button>
        </form>
      </div>
      <div className="finder__body">
        <p className="sr-only" role="status">
          {total > 0 ? `${counted(total, 'result')} found` : ''}
        </p>
        {found && total === 0 && <p role="alert">No result found</p>}
        {!asks(search) && (
          <Specialities
            choices={choices}
            onChoose={(speciality) => onSearch({ ...search, speciality })}
          />
        )}
        <FoundGroups groups={groups} box={box} />
        {children}
      </div>
      <div className="finder__foot">
        <span className="desktop-only">
          <kbd>↑</kbd> <kbd>↓</kbd> to move · <kbd>Enter</kbd> to open
        </span>
        <Link to={addressOf(search)} onClick={onLeave}>
          {total > 0 ? `See all ${total >= COUNTED ? '1,000+' : total} results` : 'Open as a page'}
        </Link>
      </div>
    </>
  );
}

const shownOf = ({ hits }: HitGroup, groups: readonly HitGroup[]) =>
  groups.length === 1 ? hits : hits.slice(0, MOST_SHOWN);

/** The number of members per speciality, shown until a search is entered. */
function Specialities({
  choices,
  onChoose,
}: Pick<BoxProps, 'choices'> & { onChoose: (name: string) => void }) {
  return (
    <ul className="search__list" aria-label="Surgeons by speciality">
      {choices?.specialities.map(({ name, members }) => (
        <li key={name}>
          <button
            className="search__row search__speciality"
            type="button"
            onClick={() => onChoose(name)}
          >
            {name} <span className="quiet">{counted(members, 'surgeon')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useChoices(): SearchChoices | undefined {
  const [choices, setChoices] = useState<SearchChoices>();
  useEffect(() => {
    const asking = new AbortController();
    fetch('/search/start', { signal: asking.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(response.statusText);
        setChoices((await response.json()) as SearchChoices);
      })
      .catch(() => {
        if (!asking.signal.aborted)
          showToast({ kind: 'error', text: 'The filters could not be loaded.' });
      });
    return () => asking.abort();
  }, []);
  return choices;
}
