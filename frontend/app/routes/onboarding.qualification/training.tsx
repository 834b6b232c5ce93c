import { useState } from 'react';
import type { Country, Place } from '../../api/places.server';
import { CountrySelect } from '../../components/country-select';
import { PlacePicker } from '../../components/place-picker';
import { asChoices, SelectField } from '../../components/select-field';
import { type FormState, fieldsOf } from '../../lib/form-state';
import { chosenPlace } from '../../lib/place';
import type { TrainingFields } from './sections';

export type Lists = Record<string, Place[]>;

const FIRST_YEAR = 1960;

interface TrainingProps {
  fields: TrainingFields;
  state: FormState & { lists: Lists };
  countries: Country[];
  thisYear: number;
}

/** Country, city, school and year. Each choice fills the next list; a typed city knows no schools, so theirs is typed too. */
export function Training({ fields, state, countries, thisYear }: TrainingProps) {
  const field = fieldsOf(state);
  const [country, setCountry] = useState(field(fields.country).defaultValue);
  const [city, setCity] = useState(field(fields.city).defaultValue);
  const cityId = chosenPlace(city)?.id;
  const years = asChoices(
    Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, i) => thisYear - i),
  );
  const chooseCountry = (id: string) => {
    setCountry(id);
    setCity('');
  };
  return (
    <div className="field-grid">
      <CountrySelect
        label="Country"
        {...field(fields.country)}
        countries={countries}
        onChange={chooseCountry}
      />
      <PlacePicker
        label="City"
        {...field(fields.city)}
        places={state.lists[fields.city] ?? []}
        source={country ? `/places/cities?countryId=${country}` : null}
        waitText="Choose a country first"
        hasGo
        onChange={setCity}
      />
      <PlacePicker
        label={fields.schoolLabel}
        {...field(fields.school)}
        isWide
        places={state.lists[fields.school] ?? []}
        source={
          cityId
            ? `/places/schools?countryId=${country}&cityId=${encodeURIComponent(cityId)}`
            : null
        }
        waitText="Choose a city first"
      />
      <SelectField
        label={fields.yearLabel}
        {...field(fields.year)}
        choices={years}
        placeholder="Select"
      />
    </div>
  );
}
