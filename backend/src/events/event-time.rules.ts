import { partsOf } from '../platform/time-zones.rules';

/** When events are: written in the organiser's zone, stored as instants, joined in a window. Pure. */

/** The organiser's zone, in which `date` and `start_time` are written. */
export const ORGANISER_ZONE = 'Asia/Kolkata';

const MINUTE_MS = 60_000;
export const JOIN_BEFORE_MS = 60 * MINUTE_MS;
/** An event whose organiser gave no end lasts so long. */
export const USUAL_LENGTH_MS = 120 * MINUTE_MS;
/** Who registered is reminded so many minutes before. */
export const REMINDERS = [24 * 60, 15] as const;

const DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Upcoming until the start, ongoing from the start on, past from the end on. */
export function stateOf({ startsAt, endsAt }: Span, now: Date): 'upcoming' | 'ongoing' | 'past' {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'ongoing' : 'past';
}

/** From sixty minutes before the start, that minute included, until the end. These are lengths of time: no zone and no clock change moves them. */
export function isJoinable({ startsAt, endsAt }: Span, now: Date): boolean {
  return now.getTime() >= startsAt.getTime() - JOIN_BEFORE_MS && now < endsAt;
}

/** The instant of a date (DD/MM/YYYY) and a time (HH:mm) in a zone; undefined for a day or an hour that does not exist there. */
export function instantOf(
  date: string,
  time: string,
  zone: string = ORGANISER_ZONE,
): Date | undefined {
  const [, day, month, year] = DATE.exec(date) ?? [];
  if (!day || !month || !year || !TIME.test(time)) return undefined;
  const asIfUtc = Date.parse(`${year}-${month}-${day}T${time}:00Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  // The offset at the first guess may differ from that at the instant itself, next to a change of clocks: then the second guess holds.
  const guess = new Date(asIfUtc - offsetOf(new Date(asIfUtc), zone));
  const instant = new Date(asIfUtc - offsetOf(guess, zone));
  const written = writtenIn(instant, zone);
  return written.date === date && written.time === time ? instant : undefined;
}

/** "2026-11-26", as browsers write a day, is 26/11/2026; anything else stays what it is. */
export function dayOf(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
}

/** How an instant is written in a zone: DD/MM/YYYY and HH:mm. */
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

/** As members read it, in their own zone: "26/11/2026 02:00 PM". */
export function shownIn(instant: Date, zone: string): string {
  const { date, time } = writtenIn(instant, zone);
  const [hour = '', minute = ''] = time.split(':');
  const twelve = Number(hour) % 12 || 12;
  return `${date} ${String(twelve).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** What stands in a second zone beside the first: the time alone, and the date too if it is another day there. */
export function shownBeside(instant: Date, first: string, second: string): string {
  const [date] = shownIn(instant, first).split(' ');
  const [otherDate, ...time] = shownIn(instant, second).split(' ');
  return (date === otherDate ? time : [otherDate, ...time]).join(' ');
}

/** "IST", "GMT+1": the zone's short name at that instant. */
export function zoneName(instant: Date, zone: string): string {
  const name = zone === ORGANISER_ZONE ? 'IST' : undefined;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(instant);
  return name ?? parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
