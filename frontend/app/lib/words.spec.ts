import { abbreviated, counted, drName, initials, megabytes, shortened } from './words';

it('[PW-02] members are "Dr." and their full name', () => {
  expect(drName('Łukasz Wiśniewski')).toBe('Dr. Łukasz Wiśniewski');
  expect(drName('ליאת כהן')).toBe('Dr. \u2068ליאת כהן\u2069');
});

it.each([
  ['Priya Raghunathan', 'PR'],
  ['Vincent van der Berg', 'VB'],
  ['Li', 'L'],
  ['', ''],
])('initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('[D-820] counts in words that no line parts, short where it is many', () => {
  expect([counted(1, 'like'), counted(0, 'like'), counted(1_240, 'like')]).toEqual([
    '1\u00a0like',
    '0\u00a0likes',
    '1,240\u00a0likes',
  ]);
  expect([abbreviated(42), abbreviated(1_240)]).toEqual(['42', '1.2K']);
});

it('[PW-29] sizes are MB of 1048576 bytes with two decimals', () => {
  expect(megabytes(1_572_864)).toBe('1.50 MB');
});

describe('texts of lists', () => {
  it('[PW-31] leaves up to 250 characters whole', () => {
    expect(shortened('a'.repeat(250))).toEqual({ start: 'a'.repeat(250), isCut: false });
  });

  it('[PW-31] cuts longer ones near 200, at a word', () => {
    const { start, isCut } = shortened('word '.repeat(60));
    expect(isCut).toBe(true);
    expect(start.length).toBeLessThanOrEqual(200);
    expect(start.endsWith('word')).toBe(true);
  });

  it('[PW-31] cuts even a text without blanks', () => {
    expect(shortened('x'.repeat(300)).start).toHaveLength(200);
  });
});
