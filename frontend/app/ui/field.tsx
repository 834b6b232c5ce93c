import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { useCorrected } from './corrected';
import { Icon } from './icon';

export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  /** Spans both columns of a field grid. */
  isWide?: boolean;
}

/** Attributes that connect an input with its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export function controlProps({
  name,
  hint,
  error,
}: Pick<FieldProps, 'name' | 'hint' | 'error'>): ControlProps {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

/** Gone as soon as the field is right. */
export function FieldError({ name, error }: { name: string; error?: string }) {
  const isCorrected = useCorrected().has(name);
  if (!error || isCorrected) return null;
  return (
    <p className="error" id={`${name}-error`}>
      <Icon of={CircleAlert} size="s" />
      {error}
    </p>
  );
}

export function FieldHint({ name, hint }: { name: string; hint?: ReactNode }) {
  return hint ? (
    <p className="field__hint" id={`${name}-hint`}>
      {hint}
    </p>
  ) : null;
}

export function Optional() {
  return <span className="field__optional">optional</span>;
}

export function Field({
  isWide,
  children,
  beside,
  ...given
}: FieldProps & { children: (control: ControlProps) => ReactNode; beside?: ReactNode }) {
  const isCorrected = useCorrected().has(given.name);
  const field = isCorrected ? { ...given, error: undefined } : given;
  const label = (
    <label className="field__label" htmlFor={field.name}>
      {field.label} {field.isOptional && <Optional />}
    </label>
  );
  return (
    <div className={classNames('field', isWide && 'span-2')}>
      {beside ? (
        <div className="row row--between">
          {label}
          {beside}
        </div>
      ) : (
        label
      )}
      {children(controlProps(field))}
      <FieldHint {...field} />
      <FieldError {...field} />
    </div>
  );
}
