import { clockOf, type ReaderClock, showIn } from '../../lib/reader-clock';

const DAY = 24 * 3_600_000;
const WEEK_DAYS = 6;

/** A full date: two moments with the same one are on the same day. */
const dayOf = (at: Date, clock: ReaderClock) =>
  showIn(clock, at, { day: 'numeric', month: 'long', year: 'numeric' });

/** "Today", "Yesterday", "Monday", "14 March 2026" */
export function dayName(iso: string, now: string, clock: ReaderClock): string {
  const [at, today] = [new Date(iso), new Date(now)];
  const day = dayOf(at, clock);
  if (day === dayOf(today, clock)) return 'Today';
  if (day === dayOf(new Date(today.getTime() - DAY), clock)) return 'Yesterday';
  const isThisWeek = today.getTime() - at.getTime() < WEEK_DAYS * DAY;
  return isThisWeek ? showIn(clock, at, { weekday: 'long' }) : day;
}

/** For a search result, which has no day above it: "10:58", "Sat 10:58", "14 Mar 10:58" */
export function datedClock(iso: string, now: string, clock: ReaderClock): string {
  const [day, time] = [shortTime(iso, now, clock), clockOf(new Date(iso), clock)];
  return day === time ? time : `${day} ${time}`;
}

/** For the list of rooms: the time if it is today, else a short day. */
export function shortTime(iso: string, now: string, clock: ReaderClock): string {
  const name = dayName(iso, now, clock);
  if (name === 'Today') return clockOf(new Date(iso), clock);
  if (name === 'Yesterday') return name;
  return name.includes(' ')
    ? showIn(clock, new Date(iso), { day: 'numeric', month: 'short' })
    : name.slice(0, 3);
}
