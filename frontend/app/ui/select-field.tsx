import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field';

export interface Choice {
  value: string;
  label: string;
}

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

export function Choices({ choices, placeholder }: Pick<SelectProps, 'choices' | 'placeholder'>) {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

export function asChoices(texts: readonly (string | number)[]): Choice[] {
  return texts.map((text) => ({ value: String(text), label: String(text) }));
}
