import { partsOf } from '../platform/time-zones.rules';

/**
 * Times of events: entered in the organiser's time zone, stored as instants, with a window for
 * joining. Pure.
 */

/** The default time zone of `date` and `start_time`. */
export const ORGANISER_ZONE = 'Asia/Kolkata';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
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

/** Which of the two, where the clocks go back and a time comes twice. */
export const WHICH = ['first', 'second'] as const;
export type Which = (typeof WHICH)[number];

/** DD/MM/YYYY, whether or not the calendar has that day. */
export const isDateShaped = (date: string) => DATE.test(date);
/** HH:mm, whether or not the clocks show it on a day. */
export const isTimeShaped = (time: string) => TIME.test(time);

/** Whether the calendar has this day (DD/MM/YYYY). */
export const isDay = (date: string) => asUtc(date, '12:00') !== undefined;

/**
 * The instants at which the clocks of a time zone show a date (DD/MM/YYYY) and a time (HH:mm), the
 * earlier one first: usually one, none where the clocks skip it, two where they go back.
 */
export function instantsOf(date: string, time: string, zone: string = ORGANISER_ZONE): Date[] {
  const asIfUtc = asUtc(date, time);
  if (asIfUtc === undefined) return [];
  return offsetsAround(asIfUtc, zone)
    .map((offset) => new Date(asIfUtc - offset))
    .filter((instant) => {
      const written = writtenIn(instant, zone);
      return written.date === date && written.time === time;
    })
    .sort((one, other) => one.getTime() - other.getTime());
}

/** One of these instants, the first unless told otherwise; undefined if there is none. */
export function instantOf(
  date: string,
  time: string,
  zone: string = ORGANISER_ZONE,
  which: Which = 'first',
): Date | undefined {
  const instants = instantsOf(date, time, zone);
  return which === 'second' ? instants.at(-1) : instants[0];
}

/** The first time that the clocks show after one that they skip. */
export function nextAfterSkipped(
  date: string,
  time: string,
  zone: string,
): { date: string; time: string } | undefined {
  const asIfUtc = asUtc(date, time);
  if (asIfUtc === undefined) return undefined;
  const [before = 0, after = 0] = offsetsAround(asIfUtc, zone).sort((a, b) => a - b);
  // The clocks go forward between these two instants.
  let [early, late] = [asIfUtc - after, asIfUtc - before];
  while (late - early > MINUTE_MS) {
    const middle = Math.floor((early + late) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetOf(new Date(middle), zone) === after) late = middle;
    else early = middle;
  }
  return writtenIn(new Date(late), zone);
}

/** Why such a time cannot be taken, and which to take. */
export function skippedInWords(date: string, time: string, zone: string): string {
  const next = nextAfterSkipped(date, time, zone);
  return `The clocks skip ${time} on ${date} (${zone}): they go forward. The next time is ${next?.time}.`;
}

function asUtc(date: string, time: string): number | undefined {
  const [, day, month, year] = DATE.exec(date) ?? [];
  if (!day || !month || !year || !YEAR.test(year) || !TIME.test(time)) return undefined;
  const instant = new Date(`${year}-${month}-${day}T${time}:00Z`);
  // `Date` takes 30 February for 2 March.
  return instant.getUTCDate() === Number(day) ? instant.getTime() : undefined;
}

/** The offsets of the zone on the days before and after: one, or two around a change of clocks. */
const offsetsAround = (asIfUtc: number, zone: string): number[] => [
  ...new Set([-DAY_MS, DAY_MS].map((away) => offsetOf(new Date(asIfUtc + away), zone))),
];

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
