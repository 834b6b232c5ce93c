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
  return foldedByOctets(value);
}

/** The most octets that a line may have without its line break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** `ics` folds after 75 characters, which may be 300 octets. */
function foldedByOctets(file: string): string {
  return file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');
}

/** Never splits a character. A continuation line begins with a space, which counts towards its length. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LONGEST_LINE) {
      lines.push('');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += more;
  }
  return lines.join('\r\n ');
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
