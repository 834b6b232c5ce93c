import { useEffect, useRef } from 'react';
import { Choices } from '../ui/choices';
import { Field, type FieldProps } from '../ui/field';
import { takesFocus } from '../ui/focus-first';
import { GoButton } from '../ui/go-button';
import type { Country } from './api.server';

interface CountrySelectProps extends FieldProps {
  countries: Country[];
  defaultValue: string;
  onChange: (countryId: string) => void;
  /** True if this is the first field with an error. */
  isFirst?: boolean;
}

export function CountrySelect({
  countries,
  defaultValue,
  onChange,
  isFirst,
  ...field
}: CountrySelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    // A choice made before hydration fired no change event.
    const chosen = select.current?.value;
    if (chosen && chosen !== defaultValue) tell.current(chosen);
  }, [defaultValue]);
  const choices = countries.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Field {...field}>
      {(control) => (
        <span className="with-go">
          <select
            className="select"
            ref={select}
            {...control}
            defaultValue={defaultValue}
            {...(isFirst ? takesFocus : {})}
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
