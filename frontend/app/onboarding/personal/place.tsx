import { useState } from 'react';
import { fieldsOf } from '../../lib/form-state';
import type { Country } from '../../reference-data/api.server';
import { CountrySelect } from '../../reference-data/country-select';
import { PlacePicker } from '../../reference-data/place-picker';
import { followDialCode } from './dial-code';
import { PERSONAL_FORM, type PersonalState } from './personal-state';

/** Where the member works: the country, then its city. */
export function Place({ state, countries }: { state: PersonalState; countries: Country[] }) {
  const field = fieldsOf(state);
  const [country, setCountry] = useState(field('country').defaultValue);
  const choose = (id: string) => {
    const named = (wanted: string) => countries.find((one) => String(one.id) === wanted);
    const chosen = named(id);
    const form = document.getElementById(PERSONAL_FORM);
    if (chosen && form instanceof HTMLFormElement) followDialCode(form, chosen, named(country));
    setCountry(id);
  };
  return (
    <>
      <CountrySelect
        label="Country"
        {...field('country')}
        countries={countries}
        onChange={choose}
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
