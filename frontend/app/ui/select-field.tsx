import type { SelectHTMLAttributes } from 'react';
import { type Choice, Choices } from './choices';
import { Field, type FieldProps } from './field';
import { SheetSelect } from './sheet-select';

interface SelectProps extends FieldProps {
  choices: Choice[];
  /** The label of the empty option. */
  placeholder?: string;
}

/** More choices than these open as a sheet with a search. */
const MOST_LISTED = 12;

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
    <Field
      name={name}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isWide={isWide}
    >
      {(control) => {
        const field = { ...select, ...control, 'aria-required': isOptional ? undefined : true };
        if (choices.length > MOST_LISTED && typeof label === 'string')
          return (
            <SheetSelect {...field} title={label} choices={choices} placeholder={placeholder} />
          );
        return (
          <select className="select" {...field}>
            <Choices choices={choices} placeholder={placeholder} />
          </select>
        );
      }}
    </Field>
  );
}
