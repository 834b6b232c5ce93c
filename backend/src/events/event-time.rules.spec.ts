import { isZone } from '../platform/time-zones.rules';
import {
  dayOf,
  instantOf,
  instantsOf,
  isJoinable,
  nextAfterSkipped,
  shownBeside,
  shownIn,
  stateOf,
  writtenIn,
  zoneName,
} from './event-time.rules';

const at = (iso: string) => new Date(iso);

describe('A time beside that of another zone', () => {
  it.each([
    ['2026-11-26T14:00:00Z', 'Europe/London', '07:30 PM'],
    ['2026-11-26T20:00:00Z', 'Europe/London', '27/11/2026 01:30 AM'],
    ['2026-11-26T17:00:00Z', 'Asia/Tokyo', '26/11/2026 10:30 PM'],
  ])('[D-335] has its date where it falls on another day: %s of %s', (iso, zone, beside) => {
    expect(shownBeside(at(iso), zone, 'Asia/Kolkata')).toBe(beside);
  });
});

describe('A date and a time of the organiser', () => {
  it.each([
    ['26/11/2026', '19:30', '2026-11-26T14:00:00Z'],
    ['01/01/2027', '00:00', '2026-12-31T18:30:00Z'],
    ['29/02/2028', '05:15', '2028-02-28T23:45:00Z'],
    ['01/03/2028', '00:00', '2028-02-29T18:30:00Z'],
  ])('[EV-05] %s %s is %s, and is written so again', (date, time, iso) => {
    expect(instantOf(date, time)?.toISOString()).toBe(at(iso).toISOString());
    expect(writtenIn(at(iso))).toEqual({ date, time });
  });

  it.each([
    ['29/02/2027', '10:00'],
    ['31/04/2027', '10:00'],
    ['00/01/2027', '10:00'],
    ['1/1/2027', '10:00'],
    ['2027-01-01', '10:00'],
    ['01/01/2027', '24:00'],
    ['01/01/2027', '9:00'],
    ['01/01/2027', ''],
  ])('%p %p does not exist', (date, time) => expect(instantOf(date, time)).toBeUndefined());

  it('knows the hour that a change of clocks leaves out, and those beside it', () => {
    expect(instantOf('28/03/2027', '02:30', 'Europe/Berlin')).toBeUndefined();
    expect(instantOf('28/03/2027', '01:59', 'Europe/Berlin')?.toISOString()).toBe(
      '2027-03-28T00:59:00.000Z',
    );
    expect(instantOf('28/03/2027', '03:00', 'Europe/Berlin')?.toISOString()).toBe(
      '2027-03-28T01:00:00.000Z',
    );
    expect(instantOf('31/10/2027', '03:00', 'Europe/Berlin')?.toISOString()).toBe(
      '2027-10-31T02:00:00.000Z',
    );
  });
});

it('[D-099] A day as browsers write it is a day as the organiser writes it', () => {
  expect(['2028-02-29', '29/02/2028', '2028-2-9'].map(dayOf)).toEqual([
    '29/02/2028',
    '29/02/2028',
    '2028-2-9',
  ]);
});

describe('As members read it', () => {
  it.each([
    ['2026-11-26T14:00:00Z', 'Europe/London', '26/11/2026 02:00 PM', 'GMT'],
    ['2026-11-26T14:00:00Z', 'Asia/Kolkata', '26/11/2026 07:30 PM', 'IST'],
    ['2026-12-31T20:00:00Z', 'Asia/Tokyo', '01/01/2027 05:00 AM', 'GMT+9'],
    ['2027-03-28T00:30:00Z', 'Europe/Berlin', '28/03/2027 01:30 AM', 'CET'],
    ['2027-03-28T01:30:00Z', 'Europe/Berlin', '28/03/2027 03:30 AM', 'CEST'],
    ['2028-02-29T12:00:00Z', 'America/New_York', '29/02/2028 07:00 AM', 'GMT-5'],
    ['2027-06-01T06:15:00Z', 'Asia/Kathmandu', '01/06/2027 12:00 PM', 'GMT+5:45'],
  ])('[EV-07] %s in %s is %s, with the zone named %s', (iso, zone, shown, name) => {
    expect(shownIn(at(iso), zone)).toBe(shown);
    expect(zoneName(at(iso), zone)).toBe(name);
  });

  it('knows zones', () => {
    expect([isZone('Europe/Berlin'), isZone('Mars/Crater'), isZone('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/**
 * A two-hour event starting at 19:30 in India, on ordinary days, leap days, at the turn of the year
 * and around changes of daylight saving time.
 */
describe('The window to join', () => {
  it.each([
    ['an ordinary day', '2026-11-26T14:00:00Z'],
    ['a leap day', '2028-02-29T14:00:00Z'],
    ['midnight after a leap day, in India', '2028-02-29T18:30:00Z'],
    ['the turn of the year', '2026-12-31T23:30:00Z'],
    ['the night on which Europe puts its clocks forward', '2027-03-28T01:00:00Z'],
    ['the night on which Europe puts its clocks back', '2027-10-31T01:00:00Z'],
    ['the night on which America puts its clocks forward', '2027-03-14T07:00:00Z'],
  ])('[EV-06 EV-08] opens sixty minutes before and closes at the end: %s', (_, start) => {
    const startsAt = at(start);
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000) };
    const joinable = (minutes: number, ms = 0) =>
      isJoinable(span, new Date(startsAt.getTime() + minutes * 60_000 + ms));
    expect([joinable(-61), joinable(-60, -1)]).toEqual([false, false]);
    expect([joinable(-60), joinable(-59), joinable(0), joinable(119)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([joinable(120, -1), joinable(120), joinable(121)]).toEqual([true, false, false]);
    const state = (minutes: number, ms = 0) =>
      stateOf(span, new Date(startsAt.getTime() + minutes * 60_000 + ms));
    expect([state(0, -1), state(0), state(120, -1), state(120)]).toEqual([
      'upcoming',
      'ongoing',
      'ongoing',
      'past',
    ]);
  });
});

describe('The hours of a change of clocks', () => {
  it.each([
    ['28/03/2027', '02:30', 'Europe/Berlin', '03:00'],
    ['28/03/2027', '02:00', 'Europe/Berlin', '03:00'],
    ['14/03/2027', '02:59', 'America/New_York', '03:00'],
    ['03/10/2027', '02:10', 'Australia/Lord_Howe', '02:30'],
    ['05/09/2027', '00:15', 'America/Santiago', '01:00'],
  ])('[D-972] %s %s is skipped in %s, and %s comes next', (date, time, zone, next) => {
    expect(instantsOf(date, time, zone)).toEqual([]);
    expect(nextAfterSkipped(date, time, zone)).toEqual({ date, time: next });
  });

  it.each([
    ['31/10/2027', '02:30', 'Europe/Berlin', '2027-10-31T00:30:00Z', 60],
    ['31/10/2027', '02:00', 'Europe/Berlin', '2027-10-31T00:00:00Z', 60],
    ['07/11/2027', '01:45', 'America/New_York', '2027-11-07T05:45:00Z', 60],
    ['04/04/2027', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00Z', 30],
  ])('[D-972] %s %s comes twice in %s', (date, time, zone, first, apart) => {
    const [one, other] = instantsOf(date, time, zone);
    expect(one?.toISOString()).toBe(at(first).toISOString());
    expect(Number(other) - Number(one)).toBe(apart * 60_000);
    expect(instantOf(date, time, zone)).toEqual(one);
    expect(instantOf(date, time, zone, 'second')).toEqual(other);
    for (const instant of [one, other])
      expect(writtenIn(instant ?? at(first), zone)).toEqual({ date, time });
  });

  it('[D-972] any other time around that night is one instant', () => {
    const odd = new Set<string>();
    for (let ms = Date.parse('2027-03-20'); ms < Date.parse('2027-04-05'); ms += 3 * 900_000) {
      const { date, time } = writtenIn(new Date(ms), 'UTC');
      const [instant, ...more] = instantsOf(date, time, 'Europe/Berlin');
      if (!instant || more.length > 0) odd.add(date);
      else expect(writtenIn(instant, 'Europe/Berlin')).toEqual({ date, time });
    }
    expect([...odd]).toEqual(['28/03/2027']);
  });
});
