import {
  ORGANISER_ZONE,
  shownBeside,
  shownIn,
  writtenIn,
  zoneName,
} from '../../../backend/src/events/event-time.rules';
import { useHydrated } from './use-hydrated';

/** The reader's zone once scripts say which it is; until then, and without them, the organiser's. */
export function useZone(): string {
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : ORGANISER_ZONE;
}

/** "26/11/2026 02:00 PM GMT · 07:30 PM IST"; "26/11/2026 08:00 PM GMT · 27/11/2026 01:30 AM IST" where that is another day. */
export function EventTime({ startsAt, zone }: { startsAt: string; zone: string }) {
  const start = new Date(startsAt);
  return (
    <time dateTime={startsAt}>
      {shownIn(start, zone)} {zoneName(start, zone)}
      {zone !== ORGANISER_ZONE &&
        ` · ${shownBeside(start, zone, ORGANISER_ZONE)} ${zoneName(start, ORGANISER_ZONE)}`}
    </time>
  );
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day as a leaf of a calendar; the time beside it says the same in words. */
export function DayLeaf({ startsAt, zone }: { startsAt: string; zone: string }) {
  const [day, month] = writtenIn(new Date(startsAt), zone).date.split('/');
  return (
    <p className="event__date" aria-hidden="true">
      <span>{MONTHS[Number(month) - 1]}</span>
      <b>{day}</b>
    </p>
  );
}
