import type { InputHTMLAttributes, ReactNode } from 'react';
import { useCorrected } from './corrected';
import { controlProps, FieldError } from './field';

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  error?: string;
  children: ReactNode;
}

export function Checkbox({ name, error: told, children, ...input }: CheckboxProps) {
  const error = useCorrected().has(name) ? undefined : told;
  return (
    <div>
      <label className="check">
        <input type="checkbox" {...input} {...controlProps({ name, error })} />
        <span>{children}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
}
