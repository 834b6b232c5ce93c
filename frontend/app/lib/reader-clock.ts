import { formatIn } from './time';
import { unbroken } from './words';

/** How a reader tells the time. */
export interface ReaderClock {
  /** Null while it is not known: times are then in UTC, and say so. */
  readonly zone: string | null;
  readonly hasTwelveHours: boolean;
}

export const showIn = (
  { zone }: ReaderClock,
  at: Date,
  options: Intl.DateTimeFormatOptions,
): string => formatIn(zone ?? 'UTC', at, options);

/** "22:58", "10:58 PM"; "22:58 UTC" while the zone is not known. */
export function clockOf(at: Date, clock: ReaderClock): string {
  const { zone, hasTwelveHours } = clock;
  const time = hasTwelveHours
    ? showIn(clock, at, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }).toUpperCase()
    : showIn(clock, at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return unbroken(zone === null ? `${time} UTC` : time);
}

/** "Friday 4 December, 20:39"; for deadlines. */
export function deadlineOf(at: Date, clock: ReaderClock): string {
  const day = showIn(clock, at, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${day.replace(',', '')}, ${clockOf(at, clock)}`;
}

/** Whether the first language of a browser has a clock of twelve hours. */
export function countsTwelve(languages: string): boolean {
  const [first = ''] = /^[\w-]{2,35}/.exec(languages) ?? [];
  try {
    const { hour12 } = new Intl.DateTimeFormat(first, { hour: 'numeric' }).resolvedOptions();
    return hour12 === true;
  } catch {
    return false;
  }
}
