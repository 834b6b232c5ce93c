/** Time zones by their IANA names, as browsers report them. */

/** The zone used when none is known. */
export const NO_ZONE = 'UTC';
const LONGEST_NAME = 64;

export function isZone(zone: string): boolean {
  if (zone.length > LONGEST_NAME) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Year, month, day, hour, minute and second of an instant in a time zone. */
export function partsOf(instant: Date, timeZone: string): Record<string, string> {
  const digits = '2-digit';
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** The day (YYYY-MM-DD) and the time (HH:mm) of an instant in a time zone. */
export function wallClock(instant: Date, zone: string): { day: string; time: string } {
  const { year, month, day, hour, minute } = partsOf(instant, zone);
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** Adds calendar days (YYYY-MM-DD), independent of daylight saving time. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
