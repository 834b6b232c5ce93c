import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { Button } from './button';
import { Field, type FieldProps } from './field';
import { useHydrated } from './use-hydrated';

interface PasswordProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  beside?: ReactNode;
}

/**
 * The Show button appears after hydration; on pages without React enhance.ts adds the same button.
 */
export function PasswordField({
  autoComplete,
  beside,
  ...field
}: PasswordProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof PasswordProps>) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field {...field} beside={beside}>
      {(control) => (
        <div className="input-wrap" data-password={isHydrated ? undefined : true}>
          <input
            className="input"
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            aria-required="true"
          />
          {isHydrated && (
            <Button
              look="quiet"
              aria-pressed={isShown}
              aria-label="Show password"
              onClick={() => setShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
