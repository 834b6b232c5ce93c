import {
  dayOf,
  instantOf,
  ORGANISER_ZONE,
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
 * Converts the value of such an input to an instant. A time skipped by a clock change becomes a
 * text that the API refuses.
 */
export function instantTyped(typed: string, zone: string): string {
  const [date = '', time = ''] = typed.split('T');
  return instantOf(dayOf(date), time.slice(0, CLOCK), zone)?.toISOString() ?? NO_SUCH_TIME;
}

const CLOCK = 5;
const NO_SUCH_TIME = 'no such time';
