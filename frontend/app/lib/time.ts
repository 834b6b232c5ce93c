import { unbroken } from './words';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Whether a time is less than `days` ago. Future times (clocks differ) count as now. */
export function isWithinDays(iso: string, days: number, now: string): boolean {
  return new Date(now).getTime() - new Date(iso).getTime() < days * DAY;
}

/** "now", "5 m", "2 h", "3 d"; from seven days on, the date. */
export function timeAgo(iso: string, now: string): string {
  const at = new Date(iso);
  const age = new Date(now).getTime() - at.getTime();
  if (age < MINUTE) return 'now';
  if (age < HOUR) return unbroken(`${Math.floor(age / MINUTE)} m`);
  if (isWithinDays(iso, 1, now)) return unbroken(`${Math.floor(age / HOUR)} h`);
  if (isWithinDays(iso, 7, now)) return unbroken(`${Math.floor(age / DAY)} d`);
  const sameYear = at.getUTCFullYear() === new Date(now).getUTCFullYear();
  return unbroken(
    format(at, { day: 'numeric', month: 'short', year: sameYear ? undefined : 'numeric' }),
  );
}

/** "20 November 2026, 09:12 UTC" */
export function exactTime(iso: string): string {
  const at = new Date(iso);
  return `${format(at, { day: 'numeric', month: 'long', year: 'numeric' })}, ${clock(at)}`;
}

/** "14 March 1989"; for dates without a time. */
export function longDate(iso: string): string {
  return format(new Date(iso), { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "1 Mar 2027 – 28 Feb 2028", "10 Jan – 9 Apr 2027"; for dates without a time. */
export function dayRange(from: string, to: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const first = format(new Date(from), {
    day: 'numeric',
    month: 'short',
    year: isOneYear ? undefined : 'numeric',
  });
  return `${first} – ${format(new Date(to), { day: 'numeric', month: 'short', year: 'numeric' })}`;
}

/**
 * Creating a formatter takes a hundred times longer than using it; a feed formats 40 times, a chat
 * 300 times.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** `timeZone` defaults to the zone of the device. */
export function formatIn(
  timeZone: string | undefined,
  at: Date,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  formatters.set(key, known);
  return known.format(at);
}

const format = (at: Date, options: Intl.DateTimeFormatOptions) => formatIn('UTC', at, options);

function clock(at: Date): string {
  return unbroken(`${at.toISOString().slice(11, 16)} UTC`);
}

const US_DATE = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** "November 12, 2026", the date format of blogs. */
export function usDate(iso: string): string {
  return US_DATE.format(new Date(iso));
}
