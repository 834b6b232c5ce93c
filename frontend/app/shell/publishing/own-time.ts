import {
  dayOf,
  instantOf,
  ORGANISER_ZONE,
  writtenIn,
} from '../../../../backend/src/events/event-time.rules';

/** Under which browsers know the organiser's zone, too. */
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

/** A moment as the browsers' fields for one have it: “2026-11-26T09:30”. */
export function fieldTimeOf(iso: string, zone: string): string {
  const { date, time } = writtenIn(new Date(iso), zone);
  return `${date.split('/').reverse().join('-')}T${time}`;
}

/** What such a field says, as an instant; words that the API refuses for an hour that a change of clocks leaves out. */
export function instantTyped(typed: string, zone: string): string {
  const [date = '', time = ''] = typed.split('T');
  return instantOf(dayOf(date), time.slice(0, CLOCK), zone)?.toISOString() ?? NO_SUCH_TIME;
}

const CLOCK = 5;
const NO_SUCH_TIME = 'no such time';
