import { shownIn, zoneName } from '../../../backend/src/events/event-time.rules';
import { formatIn } from '../lib/time';
import { clockIn } from '../ui/event-time';

/** "Thursday 26 November 2026" */
export const dayInWords = (iso: string, zone: string) =>
  formatIn(zone, new Date(iso), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).replace(',', '');

/** "7:30 PM – 9:00 PM IST"; includes the date if it differs from that in the `first` zone. */
export function timesOf(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: string,
  first: string,
): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const day = (at: Date, of: string) => shownIn(at, of).split(' ')[0];
  const dated = day(start, zone) === day(start, first) ? '' : `${dayInWords(startsAt, zone)}, `;
  const endDay = day(end, zone) === day(start, zone) ? '' : `${dayInWords(endsAt, zone)}, `;
  return `${dated}${clockIn(start, zone)} – ${endDay}${clockIn(end, zone)}\u00a0${zoneName(start, zone)}`;
}
