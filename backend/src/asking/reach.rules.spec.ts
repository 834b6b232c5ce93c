import { nextTime, reachIn } from './reach.rules';

const at = (instant: string, zone: string, time: string) =>
  nextTime(new Date(instant), zone, time).toISOString();

describe('When quiet hours end', () => {
  it.each([
    ['2026-11-27T23:40:30Z', 'UTC', '07:00', '2026-11-28T07:00:00.000Z'],
    ['2026-11-27T23:40:00Z', 'Asia/Kolkata', '07:00', '2026-11-28T01:30:00.000Z'],
    ['2026-11-27T07:00:00Z', 'UTC', '07:00', '2026-11-28T07:00:00.000Z'],
    // The night has an hour less, or one more.
    ['2027-03-27T22:00:00Z', 'Europe/Berlin', '07:00', '2027-03-28T05:00:00.000Z'],
    ['2027-10-30T21:00:00Z', 'Europe/Berlin', '07:00', '2027-10-31T06:00:00.000Z'],
    // 02:30 does not exist in that night.
    ['2027-03-27T22:00:00Z', 'Europe/Berlin', '02:30', '2027-03-28T01:30:00.000Z'],
  ])('from %s in %s at %s: %s', (now, zone, time, expected) => {
    expect(at(now, zone, time)).toBe(expected);
  });
});

describe('Whom a question reaches', () => {
  it('is counted by speciality, those in quiet hours by when these end', () => {
    const speciality = 'Urology';
    const now = new Date('2026-11-27T23:00:00Z');
    const nobody = { zone: null, quietTo: null };
    const stands = [
      { speciality, standing: 'now' as const, members: 2, ...nobody },
      { speciality, standing: 'quiet' as const, members: 3, zone: 'UTC', quietTo: '07:00' },
      {
        speciality,
        standing: 'quiet' as const,
        members: 1,
        zone: 'Africa/Lagos',
        quietTo: '08:00',
      },
      { speciality, standing: 'quiet' as const, members: 1, zone: 'UTC', quietTo: '06:00' },
      { speciality, standing: 'off' as const, members: 4, ...nobody },
      { speciality: 'Eye Surgery', standing: 'now' as const, members: 9, ...nobody },
    ];
    expect(reachIn(speciality, stands, now)).toEqual({
      now: 2,
      quiet: 5,
      limit: 0,
      off: 4,
      later: [
        { at: new Date('2026-11-28T06:00:00Z'), n: 1 },
        { at: new Date('2026-11-28T07:00:00Z'), n: 4 },
      ],
    });
  });
});
