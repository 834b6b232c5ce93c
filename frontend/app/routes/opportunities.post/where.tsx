import { useState } from 'react';
import type { Country } from '../../api/places.server';
import { CountrySelect } from '../../components/country-select';
import { PlacePicker } from '../../components/place-picker';
import { fieldsOf } from '../../lib/form-state';
import type { PostState } from './route';

export function Where({ state, countries }: { state: PostState; countries: Country[] }) {
  const field = fieldsOf(state);
  const [country, setCountry] = useState(field('jobLocationCountry').defaultValue);
  return (
    <fieldset className="card card__pad stack">
      <legend className="sr-only">Where it is</legend>
      <div className="field-grid">
        <CountrySelect
          label="Country"
          {...field('jobLocationCountry')}
          countries={countries}
          onChange={setCountry}
        />
        <PlacePicker
          label="City"
          {...field('jobLocationCity')}
          places={state.cities}
          source={country ? `/places/cities?countryId=${country}` : null}
          waitText="Select a country first"
        />
      </div>
    </fieldset>
  );
}
