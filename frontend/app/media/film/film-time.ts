const SECONDS = 60;
const DIGITS = 10;

/** Reads "47", "47.5" and "0:47"; undefined for anything else. One digit counts. */
export function secondIn(typed: string | null): number | undefined {
  const [, minutes = '0', rest] = /^(?:(\d{1,4}):)?(\d{1,5}(?:[.,]\d+)?)$/.exec(typed ?? '') ?? [];
  if (rest === undefined) return undefined;
  const second = Number(minutes) * SECONDS + Number(rest.replace(',', '.'));
  return Math.floor(second * DIGITS) / DIGITS;
}

/** What of a film the address names: from a second, and in a loop up to another. */
export function stretchIn(params: URLSearchParams): { t: number | null; to: number | null } {
  const t = secondIn(params.get('t')) ?? null;
  const to = secondIn(params.get('to')) ?? null;
  return { t, to: to !== null && to > (t ?? 0) ? to : null };
}

/** "0:47" */
export const inMinutes = (second: number) =>
  `${Math.floor(second / SECONDS)}:${String(Math.floor(second % SECONDS)).padStart(2, '0')}`;

/** For the address: one digit at most. */
export const inTenths = (second: number) => Math.floor(second * DIGITS) / DIGITS;
