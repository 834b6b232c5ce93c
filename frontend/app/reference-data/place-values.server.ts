import { type FormValues, textOf } from '../lib/form-state';
import { OTHER, typedPlace } from './place';

/**
 * Without JavaScript a place is a select and a text field. The text counts if "Other" or nothing
 * was selected. In the result each field holds "id#name" or "name#name".
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
