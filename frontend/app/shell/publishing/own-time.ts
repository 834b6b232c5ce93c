import {
  dayOf,
  instantOf,
  isDay,
  isTimeShaped,
  ORGANISER_ZONE,
  skippedInWords,
  writtenIn,
} from '../../../../backend/src/events/event-time.rules';

/** The former name of the organiser's time zone, which some browsers still report. */
const FORMER_NAME = 'Asia/Calcutta';

export const knownAs = (zone: string): string => (zone === FORMER_NAME ? ORGANISER_ZONE : zone);

/** “India Standard Time (Asia/Kolkata)” */
export function zoneInWords(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name && name !== zone ? `${name} (${zone})` : zone;
}

/** The value of a `datetime-local` input: “2026-11-26T09:30”. */
export function fieldTimeOf(iso: string, zone: string): string {
  const { date, time } = writtenIn(new Date(iso), zone);
  return `${date.split('/').reverse().join('-')}T${time}`;
}

/**
 * Converts the value of such an input to an instant; anything else becomes a text that the API
 * refuses. Of two instants with the same time it is the first.
 */
export function instantTyped(typed: string, zone: string): string {
  const [date, time] = partsTyped(typed);
  return instantOf(date, time, zone)?.toISOString() ?? NO_SUCH_TIME;
}

/** Why there is no such instant, if the clocks skip it. */
export function skippedTyped(typed: string, zone: string): string | undefined {
  const [date, time] = partsTyped(typed);
  const isSkipped = isDay(date) && isTimeShaped(time) && !instantOf(date, time, zone);
  return isSkipped ? skippedInWords(date, time, zone) : undefined;
}

function partsTyped(typed: string): [date: string, time: string] {
  const [date = '', time = ''] = typed.split('T');
  return [dayOf(date), time.slice(0, CLOCK)];
}

const CLOCK = 5;
const NO_SUCH_TIME = 'no such time';
