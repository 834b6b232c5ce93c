import { linkToPlace } from './pointing';

const NOWHERE = {
  pinPicture: null,
  pinSeries: null,
  pinPage: null,
  pinSecond: null,
  pinSlice: null,
};
const line = (changes: object) => ({
  ...NOWHERE,
  kind: 'case-commented' as const,
  link: '/caseDetails/5#comment-7',
  others: 0,
  pins: 1,
  ...changes,
});

describe('[D-1653] The link of a notification', () => {
  it.each([
    ['a picture', { pinPicture: 2 }, '?picture=2'],
    ['a page of a report', { pinPicture: 3, pinPage: 2 }, '?picture=3'],
    ['a second of a film', { pinPicture: 2, pinSecond: 47.5 }, '?picture=2&t=47.5'],
    ['a slice', { pinSeries: 1, pinSlice: 42 }, '?series=1&slice=42'],
    ['a file of a step', {}, ''],
    ['a second of a film of a step', { pinSecond: 3 }, ''],
    ['nothing', { pinPicture: 2, pins: 0 }, ''],
    ['the place of one of several', { pinPicture: 2, others: 1 }, ''],
  ])('leads to %s', (_, changes, query) => {
    expect(linkToPlace(line(changes))).toBe(`/caseDetails/5${query}#comment-7`);
  });
});
