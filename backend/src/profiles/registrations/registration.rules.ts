const DAY_MS = 24 * 3_600_000;

/** So many days before a confirmation ends its member is told, and once more on the day of its end. */
export const NOTICE_DAYS = [60, 14] as const;

/** YYYY-MM-DD, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A confirmation without a last day of its own ends two years later. */
export function twoYearsAfter(moment: Date): string {
  const end = new Date(moment);
  end.setUTCFullYear(end.getUTCFullYear() + 2);
  return dayOf(end);
}

export const isToCome = (day: string, now: Date): boolean => day > dayOf(now);

/** Which notice is due so long before the end: 60, 14, or none yet. */
export function noticeOf(now: Date, end: string): number | null {
  const days = (Date.parse(end) - Date.parse(dayOf(now))) / DAY_MS;
  return NOTICE_DAYS.filter((notice) => days <= notice).at(-1) ?? null;
}
