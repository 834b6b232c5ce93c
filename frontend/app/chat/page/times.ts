import { formatIn } from '../../lib/time';
import { useHydrated } from '../../ui/use-hydrated';

const DAY = 24 * 3_600_000;
const WEEK_DAYS = 6;

/** Without scripts, and until they have come, times are UTC; then they are those of whoever reads. */
export function useZone(): string | undefined {
  return useHydrated() ? undefined : 'UTC';
}

const format = (
  iso: string | number,
  zone: string | undefined,
  options: Intl.DateTimeFormatOptions,
) => formatIn(zone, new Date(iso), options);

/** Names a day: two moments with the same name are on the same day. */
const dayOf = (iso: string | number, zone: string | undefined) =>
  format(iso, zone, { day: 'numeric', month: 'long', year: 'numeric' });

/** "10:58" */
export const clockOf = (iso: string, zone: string | undefined) =>
  format(iso, zone, { hour: '2-digit', minute: '2-digit' });

/** "Today", "Yesterday", "Monday", "14 March 2026" */
export function dayName(iso: string, now: string, zone: string | undefined): string {
  const day = dayOf(iso, zone);
  const today = new Date(now).getTime();
  if (day === dayOf(today, zone)) return 'Today';
  if (day === dayOf(today - DAY, zone)) return 'Yesterday';
  const isThisWeek = today - new Date(iso).getTime() < WEEK_DAYS * DAY;
  return isThisWeek ? format(iso, zone, { weekday: 'long' }) : day;
}

/** In the list of rooms: the time of today, else the day in short. */
export function shortTime(iso: string, now: string, zone: string | undefined): string {
  const name = dayName(iso, now, zone);
  if (name === 'Today') return clockOf(iso, zone);
  if (name === 'Yesterday') return name;
  return name.includes(' ')
    ? format(iso, zone, { day: 'numeric', month: 'short' })
    : name.slice(0, 3);
}
