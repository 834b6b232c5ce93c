const DAY_MS = 24 * 3_600_000;

/** How many days before the end a member is reminded, besides the day itself. */
export const NOTICE_DAYS = [60, 14] as const;

/** YYYY-MM-DD, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The default end of a confirmation: two years later. */
export function twoYearsAfter(moment: Date): string {
  const end = new Date(moment);
  end.setUTCFullYear(end.getUTCFullYear() + 2);
  return dayOf(end);
}

export const isToCome = (day: string, now: Date): boolean => day > dayOf(now);

/** The reminder that is due: 60, 14, or none yet. */
export function noticeOf(now: Date, end: string): number | null {
  const days = (Date.parse(end) - Date.parse(dayOf(now))) / DAY_MS;
  return NOTICE_DAYS.filter((notice) => days <= notice).at(-1) ?? null;
}
