import { useState } from 'react';
import { fieldsOf } from '../../lib/form-state';
import type { Country } from '../../reference-data/api.server';
import { CountrySelect } from '../../reference-data/country-select';
import { PlacePicker } from '../../reference-data/place-picker';
import type { PersonalState } from './personal-state';

/** Where one works now: the country, then its city. */
export function Place({ state, countries }: { state: PersonalState; countries: Country[] }) {
  const field = fieldsOf(state);
  const [country, setCountry] = useState(field('country').defaultValue);
  return (
    <>
      <CountrySelect
        label="Country"
        {...field('country')}
        countries={countries}
        onChange={setCountry}
      />
      <PlacePicker
        label="Current city"
        {...field('cityId')}
        error={field('cityId').error ?? field('cityName').error}
        places={state.cities}
        source={country ? `/places/cities?countryId=${country}` : null}
        waitText="Choose a country first"
      />
    </>
  );
}
