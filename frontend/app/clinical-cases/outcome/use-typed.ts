import { useEffect, useState } from 'react';
import type { FormValues } from '../../lib/form-state';

/** The current values of a form, without files. */
export const typedIn = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

/** The values of a form as somebody types; without scripts, those sent last. */
export function useTyped(sent: FormValues) {
  const [typed, setTyped] = useState(sent);
  useEffect(() => setTyped(sent), [sent]);
  return [typed, setTyped] as const;
}
