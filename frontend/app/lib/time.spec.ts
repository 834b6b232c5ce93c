import { discussionWindow } from './discussion-window';
import { exactTime, isWithinDays, timeAgo } from './time';

const NOW = '2026-11-20T12:00:00.000Z';
const before = (ms: number) => new Date(new Date(NOW).getTime() - ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('recency', () => {
  it.each([
    [0, 7, true],
    [7 * DAY - 1, 7, true],
    [7 * DAY, 7, false],
    [DAY, 1, false],
    [29 * DAY, 30, true],
    [-MINUTE, 1, true],
  ])('[PW-30] %i ms ago is within %i days: %p', (age, days, isWithin) => {
    expect(isWithinDays(before(age), days, NOW)).toBe(isWithin);
  });

  it('[PW-30] counts full days of 24 hours, whatever the zone of the date', () => {
    expect(isWithinDays('2026-11-13T17:30:00+05:30', 7, NOW)).toBe(false);
    expect(isWithinDays('2026-11-13T17:30:01+05:30', 7, NOW)).toBe(true);
  });
});

describe('how long ago', () => {
  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [5 * MINUTE, '5\u00a0m'],
    [HOUR - 1, '59\u00a0m'],
    [2 * HOUR, '2\u00a0h'],
    [3 * DAY, '3\u00a0d'],
    [8 * DAY, '12\u00a0Nov'],
    [400 * DAY, '16\u00a0Oct\u00a02025'],
  ])('%i ms ago reads %s', (age, words) => {
    expect(timeAgo(before(age), NOW)).toBe(words);
  });

  it('says the exact time with its zone', () => {
    expect(exactTime('2026-11-20T09:12:00.000Z')).toBe('20 November 2026, 09:12\u00a0UTC');
  });
});

describe('the seven days of a case', () => {
  const closing = (age: number) => before(age - 7 * DAY);

  it.each([
    [0, { placed: 1, closesIn: 'in 7\u00a0days', isLastDays: false }],
    [2 * HOUR, { placed: 1, closesIn: 'in 6\u00a0days', isLastDays: false }],
    [1.5 * DAY, { placed: 2, closesIn: 'in 5\u00a0days', isLastDays: false }],
    [5.5 * DAY, { placed: 6, closesIn: 'in 1\u00a0day', isLastDays: true }],
    [6.5 * DAY, { placed: 6, closesIn: 'in 12\u00a0hours', isLastDays: true }],
    [7 * DAY - MINUTE, { placed: 6, closesIn: 'in 1\u00a0minute', isLastDays: true }],
  ])('[CA-20] %i ms after posting it is open', (age, shown) => {
    expect(discussionWindow(closing(age), NOW)).toMatchObject({ isOpen: true, ...shown });
  });

  it('[CA-20] closes with the seventh stitch, after 7 × 24 hours', () => {
    expect(discussionWindow(NOW, NOW)).toMatchObject({ isOpen: false, placed: 7 });
  });
});
