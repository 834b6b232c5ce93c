import type { Finding } from '../../../backend/src/identifiers/finding.rules';

/** What a form needs to be shown again: all values and the errors, by the API's field names. */
export interface FormState {
  values: FormValues;
  errors: Record<string, string[]>;
  /** A message about the whole form. */
  message?: string;
  requestId?: string;
  /** Words that could identify the patient and await the user's decision, by field. */
  findings?: Record<string, FoundWords[]>;
  /** Files uploaded with a refused form, kept until it is submitted again. */
  held?: HeldUpload[];
}

export type FoundWords = Finding & { words: string };

export interface HeldUpload {
  uploadId: string;
  name: string;
}

export type FormValues = Record<string, string | string[]>;

export interface FieldState {
  name: string;
  defaultValue: string;
  error?: string;
}

export const untouched: FormState = { values: {}, errors: {} };

export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

export function textsOf(values: FormValues, name: string): string[] {
  const value = values[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

export function errorOf(state: FormState, name: string): string | undefined {
  return state.errors[name]?.[0];
}

/** `field('emailId')` returns the props of an input: its name, its value and its error. */
export function fieldsOf(state: FormState) {
  return (name: string): FieldState => ({
    name,
    defaultValue: textOf(state.values, name),
    error: errorOf(state, name),
  });
}
