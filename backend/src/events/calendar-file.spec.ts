import ICAL from 'ical.js';
import { calendarFile } from './calendar-file';
import type { EventRow } from './event.repository';

const ADDRESS = 'https://suture.example/events/7';
const STARTS = '2027-03-28T00:30:00.000Z';
const ENDS = '2027-03-28T02:30:00.000Z';

const written = (words: Partial<EventRow>) =>
  calendarFile(
    {
      id: 7,
      version: 3,
      title: 'Live theatre',
      description: 'A talk',
      location: 'Online',
      startsAt: STARTS,
      endsAt: ENDS,
      ...words,
    } as unknown as EventRow,
    ADDRESS,
  );

/** As Thunderbird reads it. */
const read = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);

const HOSTILE: readonly (readonly [string, string])[] = [
  ['letters of two octets', 'Ünïcödé lång '.repeat(9).trim()],
  ['one word without an end', 'ß'.repeat(150)],
  ['Arabic', 'ما رأيكم في هذه الحالة (منذ 3 أيام)؟ '.repeat(4).trim()],
  ['Chinese', '腹腔镜胆囊切除术'.repeat(18)],
  ['commas, semicolons, colons, quotes', `a,b;c:d"e"'f' `.repeat(12).trim()],
  ['backslashes before what is escaped', 'C:\\new\\,\\;\\n '.repeat(12).trim()],
  ['lines', 'One\nTwo\n\n Three\nEND:VEVENT\nBEGIN:VALARM'],
  ['a header within', `${'x'.repeat(74)}\nATTACH:https://evil.example`],
  ['the beginning of a formula', '=HYPERLINK("https://evil.example")'],
  ...[...'012345678'].map(
    (_, before) =>
      [`emoji after ${before} letters`, 'x'.repeat(before) + '👩🏽‍⚕️🩺'.repeat(12)] as const,
  ),
];

describe('A calendar file, as another program reads it', () => {
  it.each(HOSTILE)('[D-989] keeps %s', async (_, words) => {
    const file = await written({ title: words, description: words, location: words });
    const event = read(file);
    expect(event.summary).toBe(words);
    expect(event.location).toBe(words);
    expect(event.description).toBe(`${words}\n\n${ADDRESS}`);
    expect(event.component.getAllSubcomponents()).toEqual([]);
    expect(event.component.getFirstProperty('attach')).toBeNull();
  });

  it.each(HOSTILE)('[D-989] has no line of more than 75 octets with %s', async (_, words) => {
    const file = await written({ title: words, description: words, location: words });
    expect(file).toMatch(/\r\n$/);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it('[D-989] is at the same moment, in a night that puts the clocks forward', async () => {
    const { component, startDate, endDate, uid, sequence } = read(await written({}));
    expect(startDate.toJSDate().toISOString()).toBe(STARTS);
    expect(endDate.toJSDate().toISOString()).toBe(ENDS);
    expect(startDate.zone.tzid).toBe('UTC');
    expect([uid, sequence]).toEqual(['event-7@suture', 3]);
    expect(component.getFirstPropertyValue('url')).toBe(ADDRESS);
    expect(component.getFirstPropertyValue('dtstamp')).not.toBeNull();
  });
});
