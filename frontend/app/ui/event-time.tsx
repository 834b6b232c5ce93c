import { useRouteLoaderData } from '@remix-run/react';
import {
  ORGANISER_ZONE,
  shownBeside,
  shownIn,
  writtenIn,
  zoneName,
} from '../../../backend/src/events/event-time.rules';
import { clockOf } from '../lib/reader-clock';
import { formatIn } from '../lib/time';
import { unbroken } from '../lib/words';
import { cachedFragment } from './cached-fragment';
import { useHydrated } from './use-hydrated';
import { useReaderClock } from './use-reader-clock';

/** Former names of the organiser's time zone, which some browsers still report. */
const FORMER_NAMES = ['Asia/Calcutta'];

/**
 * The user's time zone: the browser's, known after hydration or from its cookie; otherwise the
 * organiser's.
 */
export function useZone(): string {
  const told = useRouteLoaderData<{ zone?: string }>('root')?.zone;
  const isHydrated = useHydrated();
  const zone = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : told;
  return !zone || FORMER_NAMES.includes(zone) ? ORGANISER_ZONE : zone;
}

/**
 * "26/11/2026 02:00 PM GMT · 07:30 PM IST"; with both dates if they differ: "26/11/2026 08:00 PM
 * GMT · 27/11/2026 01:30 AM IST".
 */
export const EventTime = cachedFragment('event time', TimeInBothZones);

function TimeInBothZones({ startsAt, zone }: { startsAt: string; zone: string }) {
  const start = new Date(startsAt);
  return (
    <time dateTime={startsAt}>
      {unbroken(`${shownIn(start, zone)} ${zoneName(start, zone)}`)}
      {zone !== ORGANISER_ZONE &&
        ` · ${unbroken(`${shownBeside(start, zone, ORGANISER_ZONE)} ${zoneName(start, ORGANISER_ZONE)}`)}`}
    </time>
  );
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "7:30 PM" */
export const clockIn = (at: Date, zone: string) =>
  unbroken(shownIn(at, zone).split(' ').slice(1).join(' ').replace(/^0/, ''));

interface StartProps {
  startsAt: string;
  zone: string;
}

/** "Thu 7:30 PM IST" or "Thu 19:30 IST", as the reader counts hours; for narrow places. */
export function StartInWords(props: StartProps) {
  return <StartFor {...props} hasTwelveHours={useReaderClock().hasTwelveHours} />;
}

const StartFor = cachedFragment('start in words', Start);

function Start({ startsAt, zone, hasTwelveHours }: StartProps & { hasTwelveHours: boolean }) {
  const start = new Date(startsAt);
  const day = formatIn(zone, start, { weekday: 'short' });
  return (
    <time dateTime={startsAt}>
      {unbroken(`${day} ${clockOf(start, { zone, hasTwelveHours })} ${zoneName(start, zone)}`)}
    </time>
  );
}

/** The day in a small box. */
export const CalendarDay = cachedFragment('calendar day', Day);

function Day({ startsAt, zone, isLarge }: { startsAt: string; zone: string; isLarge?: boolean }) {
  const [day, month] = writtenIn(new Date(startsAt), zone).date.split('/');
  return (
    <p className={isLarge ? 'cal-day cal-day--l' : 'cal-day'} aria-hidden="true">
      <b>{Number(day)}</b>
      {MONTHS[Number(month) - 1]}
    </p>
  );
}

/**
 * The day as a calendar leaf. Hidden from screen readers, because the time next to it says the
 * same.
 */
export function DayLeaf({ startsAt, zone }: { startsAt: string; zone: string }) {
  const [day, month] = writtenIn(new Date(startsAt), zone).date.split('/');
  return (
    <p className="event__date" aria-hidden="true">
      <span>{MONTHS[Number(month) - 1]}</span>
      <b>{day}</b>
    </p>
  );
}
