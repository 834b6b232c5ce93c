import { useState } from 'react';
import type { Country } from '../../api/places.server';
import { CountrySelect } from '../../components/country-select';
import { PlacePicker } from '../../components/place-picker';
import { fieldsOf } from '../../lib/form-state';
import type { PersonalState } from './route';

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
