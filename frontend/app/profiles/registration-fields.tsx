import { useFetcher } from '@remix-run/react';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorOf, fieldsOf } from '../lib/form-state';
import type { Country, Place } from '../reference-data/api.server';
import { CountrySelect } from '../reference-data/country-select';
import { SubmitButton } from '../ui/button';
import { FieldError } from '../ui/field';
import { takesFocus } from '../ui/focus-first';
import { Icon } from '../ui/icon';
import { asChoices, SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import {
  DRAFT,
  entryFields,
  type RegistrationEntry,
  type RegistrationState,
} from './registration-form';
import { registerOf } from './written-out';

interface RegistrationFieldsProps {
  state: RegistrationState;
  countries: Country[];
}

/** Added entries are kept in hidden fields; Add and Remove post the form back to this page. */
export function RegistrationFields({ state, countries }: RegistrationFieldsProps) {
  return (
    <>
      <Draft key={state.entries.length} state={state} countries={countries} />
      <section className="stack stack--s" aria-label="Your registrations">
        <ul className="files" id="country" tabIndex={-1}>
          {state.entries.map((entry, at) => (
            <Entry key={`${entry.country} ${entry.region} ${entry.number}`} entry={entry} at={at} />
          ))}
        </ul>
        {state.entries.length === 0 && <p className="quiet">No registrations added yet.</p>}
        <FieldError name="country" error={errorOf(state, 'country')} />
      </section>
    </>
  );
}

function Draft({ state, countries }: RegistrationFieldsProps) {
  const field = fieldsOf(state);
  const box = useRef<HTMLFieldSetElement>(null);
  const { regions, choose, country } = useRegions(state);
  const named = countries.find(({ id }) => String(id) === country)?.name;
  // Without JavaScript `autofocus` does what the effect below does.
  const first = state.isAdding ? DRAFT.find((name) => errorOf(state, name)) : undefined;
  const draft = (name: (typeof DRAFT)[number]) => ({
    ...field(name),
    ...(name === first ? takesFocus : {}),
  });
  const { isAdding, errors } = state;
  useEffect(() => {
    if (isAdding && errors) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isAdding, errors]);
  return (
    <fieldset className="card card__pad stack" ref={box}>
      <legend className="sr-only">Add a registration</legend>
      <div className="field-grid">
        <CountrySelect
          label="Country"
          {...field('newCountry')}
          isFirst={first === 'newCountry'}
          countries={countries}
          onChange={choose}
        />
        {regions.length > 0 ? (
          <SelectField
            key={regions[0]}
            label="State"
            {...draft('newRegion')}
            choices={asChoices(regions)}
            placeholder="Select"
          />
        ) : (
          <TextField label="State" {...draft('newRegion')} maxLength={100} autoComplete="off" />
        )}
        <TextField
          label="Registration number"
          {...draft('newNumber')}
          hint={registerOf(named)}
          maxLength={60}
          autoComplete="off"
          isWide
        />
      </div>
      <div>
        <SubmitButton look="secondary" name="intent" value="add">
          <Icon of={Plus} />
          Add
        </SubmitButton>
      </div>
    </fieldset>
  );
}

/**
 * The states of the chosen country: those in the response, and with JavaScript those of each newly
 * chosen country.
 */
function useRegions(state: RegistrationState) {
  const fetcher = useFetcher<{ places: Place[] }>();
  const [isChosen, setChosen] = useState(false);
  const [country, setCountry] = useState(fieldsOf(state)('newCountry').defaultValue);
  const choose = (countryId: string) => {
    setChosen(true);
    setCountry(countryId);
    fetcher.load(`/places/regions?countryId=${countryId}`);
  };
  const regions =
    isChosen && fetcher.data ? fetcher.data.places.map(({ name }) => name) : state.regions;
  return { regions, choose, country };
}

function Entry({ entry, at }: { entry: RegistrationEntry; at: number }) {
  return (
    <li className="file file--plain">
      <div className="file__body">
        <p className="file__name">
          {entry.countryName}, {entry.region}
        </p>
        <p className="quiet tnum">{entry.number}</p>
      </div>
      {entryFields(entry).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton
        look="quiet"
        isIcon
        name="intent"
        value={`remove-${at}`}
        aria-label={`Remove ${entry.number}, ${entry.countryName}`}
      >
        <Icon of={Trash2} />
      </SubmitButton>
    </li>
  );
}
