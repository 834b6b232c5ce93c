/** Durations and their last day. Days are strings, YYYY-MM-DD, without a time zone. Pure. */

export const DURATION_UNITS = ['Years', 'Months', 'Days'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

export interface Duration {
  readonly amount: number;
  readonly unit: DurationUnit;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DURATION = /^(\d{1,4})\s*([a-z]*)$/i;
const LONGEST_AMOUNT = 3_660;
const LAST_YEAR = 9_999;
const MONTHS = 12;

/** Whether this is an existing day of a plausible year ("0002-03-01" occurs while typing 2027). */
export function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  if (!/^[1-9]/.test(year)) return false;
  return (
    Number(month) >= 1 &&
    Number(month) <= MONTHS &&
    Number(day) >= 1 &&
    Number(day) <= daysIn(Number(year), Number(month))
  );
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * Parses "6 Months", or a number and its unit given separately. Undefined if it is not a duration.
 */
export function readDuration(text: string, apart = ''): Duration | undefined {
  const [, digits = '', word = ''] = DURATION.exec(text.trim()) ?? [];
  const given = (word || apart).toLowerCase().replace(/s?$/, 's');
  const unit = DURATION_UNITS.find((known) => known.toLowerCase() === given);
  const amount = Number(digits);
  return unit && amount >= 1 && amount <= LONGEST_AMOUNT ? { amount, unit } : undefined;
}

/**
 * Adds a duration to a day: 1 March and six months is 1 September. A day missing in the month
 * becomes its last one: 31 January and one month is the end of February, and 29 February and one
 * year the 28th. Undefined if a part is missing.
 */
export function endOf(from: string, duration: Duration | undefined): string | undefined {
  if (!duration || !isDay(from)) return undefined;
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const { amount, unit } = duration;
  if (unit === 'Days') return written(new Date(Date.UTC(year, month - 1, day + amount)));
  const months = year * MONTHS + (month - 1) + amount * (unit === 'Years' ? MONTHS : 1);
  const endYear = Math.floor(months / MONTHS);
  const endMonth = (months % MONTHS) + 1;
  if (endYear > LAST_YEAR) return undefined;
  return written(
    new Date(Date.UTC(endYear, endMonth - 1, Math.min(day, daysIn(endYear, endMonth)))),
  );
}

function written(day: Date): string | undefined {
  const text = day.toISOString().slice(0, 10);
  return DAY.test(text) ? text : undefined;
}
