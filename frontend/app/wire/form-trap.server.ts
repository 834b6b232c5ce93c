import { setTimeout as wait } from 'node:timers/promises';

/** A field hidden from people, which bots fill in. */
export const HONEYPOT = 'website';
/** When the form was rendered, in milliseconds since the epoch. */
export const OPENED = 'opened';

const LEAST_MS = 2_000;
const MOST_MS = 24 * 3_600_000;

/**
 * For public forms. `caught`: a bot filled in the honeypot, so the form is dropped. `stale`: the
 * form is not from one of our pages, or older than a day. Forms submitted faster than a person can
 * type are delayed until two seconds have passed.
 */
export async function trapped(form: FormData): Promise<'caught' | 'stale' | undefined> {
  if (String(form.get(HONEYPOT) ?? '') !== '') return 'caught';
  const age = Date.now() - Number(form.get(OPENED) || Number.NaN);
  if (!(age >= 0 && age < MOST_MS)) return 'stale';
  if (age < LEAST_MS) await wait(LEAST_MS - age);
  return undefined;
}
