import { partsOf } from '../platform/time-zones.rules';

/**
 * Times of events: entered in the organiser's time zone, stored as instants, with a window for
 * joining. Pure.
 */

/** The default time zone of `date` and `start_time`. */
export const ORGANISER_ZONE = 'Asia/Kolkata';

const MINUTE_MS = 60_000;
export const JOIN_BEFORE_MS = 60 * MINUTE_MS;
/** The default length of an event without an end. */
export const USUAL_LENGTH_MS = 120 * MINUTE_MS;
/** How many minutes before the start registered members are reminded. */
export const REMINDERS = [24 * 60, 15] as const;

const DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Upcoming before the start, ongoing from then on, past from the end on. */
export function stateOf({ startsAt, endsAt }: Span, now: Date): 'upcoming' | 'ongoing' | 'past' {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'ongoing' : 'past';
}

/**
 * From 60 minutes before the start, inclusive, until the end. Computed with instants, independent
 * of time zones and daylight saving time.
 */
export function isJoinable({ startsAt, endsAt }: Span, now: Date): boolean {
  return now.getTime() >= startsAt.getTime() - JOIN_BEFORE_MS && now < endsAt;
}

/** Years that the database and all calendars take. */
const YEAR = /^[12]/;

/**
 * The instant of a date (DD/MM/YYYY) and a time (HH:mm) in a time zone; undefined if they do not
 * exist there.
 */
export function instantOf(
  date: string,
  time: string,
  zone: string = ORGANISER_ZONE,
): Date | undefined {
  const [, day, month, year] = DATE.exec(date) ?? [];
  if (!day || !month || !year || !YEAR.test(year) || !TIME.test(time)) return undefined;
  const asIfUtc = Date.parse(`${year}-${month}-${day}T${time}:00Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  // Near a change of daylight saving time the offset of the first guess may be wrong; then the
  // second guess is right.
  const guess = new Date(asIfUtc - offsetOf(new Date(asIfUtc), zone));
  const instant = new Date(asIfUtc - offsetOf(guess, zone));
  const written = writtenIn(instant, zone);
  return written.date === date && written.time === time ? instant : undefined;
}

/** Converts "2026-11-26", as sent by browsers, to 26/11/2026; leaves anything else unchanged. */
export function dayOf(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
}

/** An instant in a time zone as DD/MM/YYYY and HH:mm. */
export function writtenIn(
  instant: Date,
  zone: string = ORGANISER_ZONE,
): { date: string; time: string } {
  const parts = partsOf(instant, zone);
  return {
    date: `${parts['day']}/${parts['month']}/${parts['year']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

function offsetOf(instant: Date, zone: string): number {
  const parts = partsOf(instant, zone);
  const wall = Date.parse(
    `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}Z`,
  );
  return wall - Math.floor(instant.getTime() / 1_000) * 1_000;
}

/** An instant as shown to members in their own time zone: "26/11/2026 02:00 PM". */
export function shownIn(instant: Date, zone: string): string {
  const { date, time } = writtenIn(instant, zone);
  const [hour = '', minute = ''] = time.split(':');
  const twelve = Number(hour) % 12 || 12;
  return `${date} ${String(twelve).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/**
 * An instant in a second time zone, shown beside the first: the time only, with the date if it
 * differs.
 */
export function shownBeside(instant: Date, first: string, second: string): string {
  const [date] = shownIn(instant, first).split(' ');
  const [otherDate, ...time] = shownIn(instant, second).split(' ');
  return (date === otherDate ? time : [otherDate, ...time]).join(' ');
}

/** For example "IST" or "GMT+1": the short name of the time zone at that instant. */
export function zoneName(instant: Date, zone: string): string {
  const name = zone === ORGANISER_ZONE ? 'IST' : undefined;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(instant);
  return name ?? parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
