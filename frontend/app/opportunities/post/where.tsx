import { useState } from 'react';
import { fieldsOf } from '../../lib/form-state';
import type { Country } from '../../reference-data/api.server';
import { CountrySelect } from '../../reference-data/country-select';
import { PlacePicker } from '../../reference-data/place-picker';
import type { PostState } from './post-state';

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
