import type { Country } from '../api/places.server';
import { Field, type FieldProps } from './field';
import { GoButton } from './go-button';
import { Choices } from './select-field';

interface CountrySelectProps extends FieldProps {
  countries: Country[];
  defaultValue: string;
  onChange: (countryId: string) => void;
}

export function CountrySelect({ countries, defaultValue, onChange, ...field }: CountrySelectProps) {
  const choices = countries.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Field {...field}>
      {(control) => (
        <span className="with-go">
          <select
            className="select"
            {...control}
            defaultValue={defaultValue}
            aria-required="true"
            onChange={({ target }) => onChange(target.value)}
          >
            <Choices choices={choices} placeholder="Select" />
          </select>
          <GoButton />
        </span>
      )}
    </Field>
  );
}
