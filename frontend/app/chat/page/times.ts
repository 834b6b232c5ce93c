import { useRouteLoaderData } from '@remix-run/react';
import { formatIn } from '../../lib/time';
import { useHydrated } from '../../ui/use-hydrated';

const DAY = 24 * 3_600_000;
const WEEK_DAYS = 6;

const UTC = 'UTC';

/**
 * The reader's time zone: that of the browser (undefined), or the one stored at an earlier visit.
 * Until one is known it is UTC, and times say so.
 */
export function useZone(): string | undefined {
  const kept = useRouteLoaderData<{ zone?: string }>('root')?.zone ?? UTC;
  return useHydrated() ? undefined : kept;
}

const format = (
  iso: string | number,
  zone: string | undefined,
  options: Intl.DateTimeFormatOptions,
) => formatIn(zone, new Date(iso), options);

/** A full date: two moments with the same one are on the same day. */
const dayOf = (iso: string | number, zone: string | undefined) =>
  format(iso, zone, { day: 'numeric', month: 'long', year: 'numeric' });

/** "10:58", "10:58 UTC" */
export function clockOf(iso: string, zone: string | undefined): string {
  const time = format(iso, zone, { hour: '2-digit', minute: '2-digit' });
  return zone === UTC ? `${time} UTC` : time;
}

/** "Today", "Yesterday", "Monday", "14 March 2026" */
export function dayName(iso: string, now: string, zone: string | undefined): string {
  const day = dayOf(iso, zone);
  const today = new Date(now).getTime();
  if (day === dayOf(today, zone)) return 'Today';
  if (day === dayOf(today - DAY, zone)) return 'Yesterday';
  const isThisWeek = today - new Date(iso).getTime() < WEEK_DAYS * DAY;
  return isThisWeek ? format(iso, zone, { weekday: 'long' }) : day;
}

/** For a search result, which has no day above it: "10:58", "Sat 10:58", "14 Mar 10:58" */
export function datedClock(iso: string, now: string, zone: string | undefined): string {
  const [day, clock] = [shortTime(iso, now, zone), clockOf(iso, zone)];
  return day === clock ? clock : `${day} ${clock}`;
}

/** For the list of rooms: the time if it is today, else a short day. */
export function shortTime(iso: string, now: string, zone: string | undefined): string {
  const name = dayName(iso, now, zone);
  if (name === 'Today') return clockOf(iso, zone);
  if (name === 'Yesterday') return name;
  return name.includes(' ')
    ? format(iso, zone, { day: 'numeric', month: 'short' })
    : name.slice(0, 3);
}
