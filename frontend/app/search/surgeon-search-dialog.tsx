import { useNavigate } from '@remix-run/react';
import { useCombobox } from 'downshift';
import { Search as Glass } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { counted } from '../lib/words';
import { Button, LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { showToast } from '../ui/toast';
import type { Search, Surgeon } from './api.server';
import { type SearchChoices, SearchFilters } from './search-filters';
import { SurgeonRow } from './surgeon-row';
import { asks, useSurgeons } from './use-surgeons';

const NOTHING: Search = { term: '', speciality: '', country: '', city: '' };

/** Search Surgeons, above any page. */
export default function SurgeonSearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState(NOTHING);
  const choices = useChoices();
  useEffect(() => dialog.current?.showModal(), []);
  const narrow = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    if (target instanceof HTMLSelectElement)
      setSearch({
        ...search,
        ...(target.name === 'country' && { city: '' }),
        [target.name]: target.value,
      });
  };
  const all = `/search?${new URLSearchParams({ ...search })}`;
  return (
    <dialog
      className="dialog search__dialog"
      ref={dialog}
      onClose={onClose}
      aria-label="Search Surgeons"
    >
      <div className="dialog__body stack">
        <Box search={search} choices={choices} onSearch={setSearch} onChosen={onClose} />
        {choices && (
          <fieldset className="search__filters" onChange={narrow}>
            <legend className="sr-only">Filters</legend>
            <SearchFilters choices={choices} search={search} />
          </fieldset>
        )}
      </div>
      <div className="dialog__actions">
        <LinkButton look="soft" to={all} onClick={onClose}>
          Open as a page
        </LinkButton>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </dialog>
  );
}

interface BoxProps {
  search: Search;
  choices: SearchChoices | undefined;
  onSearch: (search: Search) => void;
  onChosen: () => void;
}

/** A combobox whose list is always open below it. */
function Box({ search, choices, onSearch, onChosen }: BoxProps) {
  const navigate = useNavigate();
  const found = useSurgeons(search);
  const items = found ?? [];
  const box = useCombobox<Surgeon>({
    id: 'surgeons',
    inputId: 'surgeons-term',
    items,
    isOpen: true,
    inputValue: search.term,
    selectedItem: null,
    itemToString: (item) => item?.fullName ?? '',
    itemToKey: (item) => item?.memberId,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange)
        onSearch({ ...search, term: inputValue });
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      onChosen();
      navigate(`/profile/${selectedItem.memberId}`);
    },
  });
  return (
    <>
      <div className="input-wrap search__box">
        <Icon of={Glass} />
        <input
          {...box.getInputProps({
            className: 'input',
            placeholder: 'Type min 3 characters to search the surgeons',
            'aria-label': 'Search Surgeons',
            'aria-labelledby': undefined,
            maxLength: 100,
            autoFocus: true,
          })}
        />
      </div>
      <p className="sr-only" role="status">
        {found && found.length > 0 ? `${counted(found.length, 'surgeon')} found` : ''}
      </p>
      {found?.length === 0 && <p role="alert">No result found</p>}
      {!asks(search) && (
        <Specialities
          choices={choices}
          onChoose={(speciality) => onSearch({ ...search, speciality })}
        />
      )}
      <ul
        className="search__list listbox"
        {...box.getMenuProps({ 'aria-label': 'Surgeons', 'aria-labelledby': undefined })}
        hidden={items.length === 0}
      >
        {items.map((item, index) => (
          <li
            key={item.memberId}
            {...box.getItemProps({ item, index, 'aria-selected': box.highlightedIndex === index })}
          >
            <SurgeonRow surgeon={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Counts by speciality, as long as nothing is asked for. */
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
