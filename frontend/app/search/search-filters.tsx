import { useState } from 'react';
import { asChoices } from '../ui/choices';
import { SelectField } from '../ui/select-field';
import type { Search, StartingPoints } from './api.server';

export interface SearchChoices extends StartingPoints {
  countries: { id: number; name: string }[];
}

interface SearchFiltersProps {
  choices: SearchChoices;
  search: Search;
}

/** Speciality, country and city as plain selects; the filtering happens on the server. */
export function SearchFilters({ choices, search }: SearchFiltersProps) {
  const { specialities, countries, cities } = choices;
  const [chosen, choose] = useChosen(search);
  const inCountry = cities.filter(
    ({ countryId }) => chosen.country === '' || String(countryId) === chosen.country,
  );
  return (
    <>
      <SelectField
        label="Speciality"
        name="speciality"
        isOptional
        value={chosen.speciality}
        onChange={({ target }) => choose({ ...chosen, speciality: target.value })}
        placeholder="All specialities"
        choices={asChoices(specialities.map(({ name }) => name))}
      />
      <SelectField
        label="Country"
        name="country"
        isOptional
        value={chosen.country}
        onChange={({ target }) => choose({ ...chosen, country: target.value, city: '' })}
        placeholder="All countries"
        choices={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectField
        label="City"
        name="city"
        isOptional
        value={chosen.city}
        onChange={({ target }) => choose({ ...chosen, city: target.value })}
        placeholder="All cities"
        choices={inCountry.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  );
}

/** Keeps the choices made here until the search itself changes, e.g. by following a link. */
function useChosen(search: Search) {
  const [chosen, choose] = useState(search);
  const [known, setKnown] = useState(search);
  if (
    known.speciality !== search.speciality ||
    known.country !== search.country ||
    known.city !== search.city
  ) {
    setKnown(search);
    choose(search);
  }
  return [chosen, choose] as const;
}
