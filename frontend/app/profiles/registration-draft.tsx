import { useFetcher } from '@remix-run/react';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorOf, fieldsOf } from '../lib/form-state';
import type { Country, Place } from '../reference-data/api.server';
import { CountrySelect } from '../reference-data/country-select';
import { SubmitButton } from '../ui/button';
import { asChoices } from '../ui/choices';
import { takesFocus } from '../ui/focus-first';
import { Icon } from '../ui/icon';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import { DRAFT, type RegistrationState } from './registration-form';
import { registerOf } from './written-out';

interface RegistrationDraftProps {
  state: RegistrationState;
  countries: Country[];
}

/** The fields from which a registration is added. */
export function RegistrationDraft({ state, countries }: RegistrationDraftProps) {
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
