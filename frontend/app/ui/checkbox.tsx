import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { useCorrected } from './corrected';
import { controlProps, FieldError } from './field';

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  error?: string;
  children: ReactNode;
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { name, error: told, children, ...input },
  ref,
) {
  const error = useCorrected().has(name) ? undefined : told;
  return (
    <div>
      <label className="check">
        <input type="checkbox" ref={ref} {...input} {...controlProps({ name, error })} />
        <span>{children}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
});
