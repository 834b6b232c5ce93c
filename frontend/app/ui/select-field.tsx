import type { SelectHTMLAttributes } from 'react';
import { type Choice, Choices } from './choices';
import { Field, type FieldProps } from './field';

interface SelectProps extends FieldProps {
  choices: Choice[];
  /** The label of the empty option. */
  placeholder?: string;
}

export function SelectField({
  choices,
  placeholder,
  name,
  label,
  hint,
  error,
  isOptional,
  isWide,
  ...select
}: SelectProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof SelectProps>) {
  return (
    <Field {...{ name, label, hint, error, isOptional, isWide }}>
      {(control) => (
        <select
          className="select"
          {...select}
          {...control}
          aria-required={isOptional ? undefined : true}
        >
          <Choices choices={choices} placeholder={placeholder} />
        </select>
      )}
    </Field>
  );
}
