import { counted } from '../../lib/words';

export const shown = (count: number) => count.toLocaleString('en');

/** Returns 0 % for 0 of 0. */
export const percent = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In the largest unit that gives at least 2, rounded up: "5 minutes", "3 hours". */
export function duration(seconds: number): string {
  if (seconds >= 2 * DAY) return counted(Math.ceil(seconds / DAY), 'day');
  if (seconds >= 2 * HOUR) return counted(Math.ceil(seconds / HOUR), 'hour');
  return counted(Math.max(1, Math.ceil(seconds / MINUTE)), 'minute');
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** In decimal units (powers of 1,000), e.g. "1.2 GB". */
export function size(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const amount = bytes / 1_000 ** power;
  const digits = power > 0 && amount < 10 ? 1 : 0;
  return `${amount.toLocaleString('en', { maximumFractionDigits: digits })} ${UNITS[power]}`;
}

/** Turns a kebab-case name, e.g. of a job, into words: "Password changed". */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
