import type { DateTime } from 'ics';
import { timeOf } from '../platform/database/columns';
import type { EventRow } from './event.repository';

/**
 * An iCalendar file in UTC; calendars convert it to the reader's time zone. A newer version
 * replaces an older one.
 */
export async function calendarFile(event: EventRow, address: string): Promise<string> {
  const { createEvent } = await import('ics');
  const { error, value } = createEvent({
    uid: `event-${event.id}@suture`,
    sequence: event.version,
    title: event.title,
    description: `${event.description}\n\n${address}`,
    location: event.location,
    url: address,
    start: utc(timeOf(event.startsAt)),
    end: utc(timeOf(event.endsAt)),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    productId: 'suture',
    status: 'CONFIRMED',
  });
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  return value;
}

function utc(moment: Date): DateTime {
  return [
    moment.getUTCFullYear(),
    moment.getUTCMonth() + 1,
    moment.getUTCDate(),
    moment.getUTCHours(),
    moment.getUTCMinutes(),
  ];
}
