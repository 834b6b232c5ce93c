import { endOf, isDay, isLeapYear, readDuration } from './duration.rules';

describe('A day', () => {
  it.each(['2027-03-01', '2028-02-29', '2000-02-29', '2027-12-31'])('%s exists', (day) =>
    expect(isDay(day)).toBe(true),
  );

  it.each([
    '2027-02-29',
    '1900-02-29',
    '2100-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '0027-01-01',
    '27-01-01',
    '2027-1-1',
    '',
  ])('%s does not', (day) => expect(isDay(day)).toBe(false));
});

it.each([
  [2000, true],
  [2024, true],
  [1900, false],
  [2100, false],
  [2027, false],
])('%d is a leap year: %p', (year, leap) => expect(isLeapYear(year)).toBe(leap));

describe('A duration', () => {
  it.each([
    ['6 Months', '', { amount: 6, unit: 'Months' }],
    ['1 Year', '', { amount: 1, unit: 'Years' }],
    ['90', 'Days', { amount: 90, unit: 'Days' }],
    [' 2  years ', '', { amount: 2, unit: 'Years' }],
    ['2 Years', 'Days', { amount: 2, unit: 'Years' }],
  ])('%p with %p is read', (text, apart, duration) =>
    expect(readDuration(text, apart)).toEqual(duration),
  );

  it.each([
    ['', 'Days'],
    ['0 Days', ''],
    ['-1', 'Days'],
    ['1.5', 'Years'],
    ['6', ''],
    ['6', 'Weeks'],
    ['six', 'Months'],
    ['9999', 'Days'],
  ])('%p with %p is none', (text, apart) => expect(readDuration(text, apart)).toBeUndefined());
});

describe('The day of the end', () => {
  it.each([
    ['2027-03-01', '6 Months', '2027-09-01'],
    ['2027-03-01', '12 Months', '2028-03-01'],
    ['2027-01-31', '1 Month', '2027-02-28'],
    ['2028-01-31', '1 Month', '2028-02-29'],
    ['2027-08-31', '1 Month', '2027-09-30'],
    ['2027-10-31', '4 Months', '2028-02-29'],
    ['2028-02-29', '1 Year', '2029-02-28'],
    ['2028-02-29', '4 Years', '2032-02-29'],
    ['2096-02-29', '4 Years', '2100-02-28'],
    ['2027-12-15', '1 Month', '2028-01-15'],
    ['2028-02-28', '1 Day', '2028-02-29'],
    ['2027-02-28', '1 Day', '2027-03-01'],
    ['2027-03-27', '2 Days', '2027-03-29'],
    ['2027-12-31', '365 Days', '2028-12-30'],
  ])('[OP-21] %s and %s is %s', (from, duration, end) =>
    expect(endOf(from, readDuration(duration))).toBe(end),
  );

  it('is not known while something is missing', () => {
    expect(endOf('', readDuration('6 Months'))).toBeUndefined();
    expect(endOf('0202-03-01', readDuration('6 Months'))).toBeUndefined();
    expect(endOf('2027-03-01', undefined)).toBeUndefined();
    expect(endOf('9999-12-31', readDuration('1 Day'))).toBeUndefined();
    expect(endOf('9999-01-01', readDuration('2 Years'))).toBeUndefined();
  });
});
