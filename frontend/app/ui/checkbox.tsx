import type { InputHTMLAttributes, ReactNode } from 'react';
import { controlProps, FieldError } from './field';

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  error?: string;
  children: ReactNode;
}

export function Checkbox({ name, error, children, ...input }: CheckboxProps) {
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
