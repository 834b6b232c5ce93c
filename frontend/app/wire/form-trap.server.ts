import { setTimeout as wait } from 'node:timers/promises';

/** No person sees this field; programs that fill in whatever they find do. */
export const HONEYPOT = 'website';
/** When the form was opened, in milliseconds. */
export const OPENED = 'opened';

const LEAST_MS = 2_000;
const MOST_MS = 24 * 3_600_000;

/**
 * For forms that anybody may send: `caught` was filled in by a program and goes nowhere; `stale` comes from no page of ours, or
 * from one that is a day old. What comes back faster than a person writes is held until two seconds are over.
 */
export async function trapped(form: FormData): Promise<'caught' | 'stale' | undefined> {
  if (String(form.get(HONEYPOT) ?? '') !== '') return 'caught';
  const age = Date.now() - Number(form.get(OPENED) || Number.NaN);
  if (!(age >= 0 && age < MOST_MS)) return 'stale';
  if (age < LEAST_MS) await wait(LEAST_MS - age);
  return undefined;
}
