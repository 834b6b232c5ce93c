import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field';

type Own = keyof FieldProps;

export function TextField({
  name,
  label,
  hint,
  error,
  isOptional,
  isWide,
  ...input
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, Own>) {
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isWide={isWide}
    >
      {(control) => (
        <input
          dir="auto"
          className="input"
          {...input}
          {...control}
          aria-required={isOptional ? undefined : true}
        />
      )}
    </Field>
  );
}

export function TextArea({
  name,
  label,
  hint,
  error,
  isOptional,
  isWide,
  ...area
}: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own>) {
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isWide={isWide}
    >
      {(control) => (
        <textarea
          dir="auto"
          className="textarea"
          {...area}
          {...control}
          aria-required={isOptional ? undefined : true}
        />
      )}
    </Field>
  );
}
