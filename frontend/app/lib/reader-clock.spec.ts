import { clockOf, countsTwelve, deadlineOf } from './reader-clock';

const AT = new Date('2026-12-04T20:39:00Z');
const [madrid, chicago, unknown] = [
  { zone: 'Europe/Madrid', hasTwelveHours: false },
  { zone: 'America/Chicago', hasTwelveHours: true },
  { zone: null, hasTwelveHours: false },
];

describe('[D-908] A time', () => {
  it.each([
    [madrid, '21:39', 'Friday 4 December, 21:39'],
    [chicago, '2:39\u00a0PM', 'Friday 4 December, 2:39\u00a0PM'],
    [unknown, '20:39\u00a0UTC', 'Friday 4 December, 20:39\u00a0UTC'],
    [{ zone: 'Asia/Tokyo', hasTwelveHours: false }, '05:39', 'Saturday 5 December, 05:39'],
  ])('is the reader’s own: %j reads %s', (clock, time, deadline) => {
    expect(clockOf(AT, clock)).toBe(time);
    expect(deadlineOf(AT, clock)).toBe(deadline);
  });

  it('at midnight is 00:00, or 12:00 AM', () => {
    const midnight = new Date('2026-12-04T23:00:00Z');
    expect(clockOf(midnight, madrid)).toBe('00:00');
    expect(clockOf(midnight, { ...madrid, hasTwelveHours: true })).toBe('12:00\u00a0AM');
  });

  it.each([
    ['en-US,en;q=0.9', true],
    ['ar-EG', true],
    ['hi-IN', true],
    ['de-DE,de;q=0.9,en;q=0.8', false],
    ['en-GB', false],
    ['en-US@posix', true],
    ['*', false],
    ['', false],
    ['x', false],
  ])('has twelve hours or not as the language %s has', (languages, hasTwelveHours) => {
    expect(countsTwelve(languages)).toBe(hasTwelveHours);
  });
});
