import { type FormValues, textOf } from './form-state';

const NAMES = ['firstName', 'lastName'] as const;

/** Phones put a blank behind what they complete, which the API refuses. */
export function trimmedNames(values: FormValues): FormValues {
  const trimmed = NAMES.filter((name) => values[name] !== undefined).map(
    (name) => [name, textOf(values, name).trim()] as const,
  );
  return { ...values, ...Object.fromEntries(trimmed) };
}
