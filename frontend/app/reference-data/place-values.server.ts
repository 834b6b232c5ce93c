import { type FormValues, textOf } from '../lib/form-state';
import { OTHER, typedPlace } from './place';

/**
 * Without scripts a place is a list and a text beside it: whoever chose "Other", or nothing, and typed a name means that name.
 * Afterwards each named field holds "id#name" or "name#name".
 */
export function chosenFrom(values: FormValues, names: string[]): FormValues {
  const chosen = names.map((name) => {
    const listed = textOf(values, name);
    const typed = textOf(values, `${name}Other`).trim();
    if (listed !== OTHER && listed !== '') return [name, listed];
    return [name, typed ? typedPlace(typed) : ''];
  });
  return { ...values, ...Object.fromEntries(chosen) };
}
