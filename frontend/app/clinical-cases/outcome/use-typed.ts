import { useEffect, useState } from 'react';
import type { FormValues } from '../../lib/form-state';

/** What stands in a form now. */
export const typedIn = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

/** What stands in a form as somebody types; without scripts, what was sent last. */
export function useTyped(sent: FormValues) {
  const [typed, setTyped] = useState(sent);
  useEffect(() => setTyped(sent), [sent]);
  return [typed, setTyped] as const;
}
