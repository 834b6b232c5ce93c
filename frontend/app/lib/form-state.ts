import type { Finding } from '../../../backend/src/identifiers/finding.rules';

/** What a form is shown again with: everything typed, and what is wrong, by the words of the wire. */
export interface FormState {
  values: FormValues;
  errors: Record<string, string[]>;
  /** One sentence for the whole form. */
  message?: string;
  requestId?: string;
  /** What could tell who the patient is and was not decided, by field. */
  findings?: Record<string, FoundWords[]>;
  /** Files that came with the form and wait for it to be sent again. */
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

/** `field('emailId')` gives an input its name, what was typed and its message. */
export function fieldsOf(state: FormState) {
  return (name: string): FieldState => ({
    name,
    defaultValue: textOf(state.values, name),
    error: errorOf(state, name),
  });
}
