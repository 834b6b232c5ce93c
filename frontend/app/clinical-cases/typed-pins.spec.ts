import { fieldOfRefusal, typedPins } from './typed-pins';

const typed = (more: object) => ({ pinFile: 'file-12', pinX: '57', pinY: '44', ...more });

describe('A place that is typed', () => {
  it('[D-1303] is in percent, of a report on a page, of a film at a second', () => {
    expect(typedPins(typed({}))).toEqual({
      pins: [{ file: 12, shape: 'point', points: [[570, 440]] }],
      errors: {},
    });
    expect(typedPins(typed({ pinX: ' 57,25 % ', pinY: '0', pinPage: '2' })).pins).toEqual([
      { file: 12, shape: 'point', points: [[572.5, 0]], page: 2 },
    ]);
    for (const [second, at] of [
      ['47', 47],
      ['1:07', 67],
      ['0:47,5', 47.5],
    ])
      expect(typedPins(typed({ pinSecond: second })).pins[0]).toMatchObject({ second: at });
  });

  it('[D-1472] is in a slice of a series instead of a file', () => {
    expect(typedPins(typed({ pinFile: 'scan-3', pinSlice: '42' })).pins).toEqual([
      { file: null, scan: 3, shape: 'point', points: [[570, 440]], slice: 42 },
    ]);
  });

  it('[D-1303] has a second end unless it is a point', () => {
    const ends = { pinX2: '60', pinY2: '50.5' };
    expect(typedPins(typed({ ...ends, pinShape: 'arrow' })).pins).toEqual([
      {
        file: 12,
        shape: 'arrow',
        points: [
          [570, 440],
          [600, 505],
        ],
      },
    ]);
    expect(typedPins(typed({ ...ends, pinShape: 'point' })).pins[0]?.points).toHaveLength(1);
  });

  it('[D-1303] is none without a file, and several come in lists', () => {
    expect(typedPins({}).pins).toEqual([]);
    expect(typedPins(typed({ pinFile: '', pinX: 'left' }))).toEqual({ pins: [], errors: {} });
    const several = {
      pinFile: ['file-1', '', 'file-2'],
      pinX: ['1', '2', '3'],
      pinY: ['4', '5', '6'],
    };
    expect(typedPins(several).pins).toMatchObject([
      { file: 1, points: [[10, 40]] },
      { file: 2, points: [[30, 60]] },
    ]);
  });

  it('[D-1303] has its errors at the fields in which they are', () => {
    const wrong = {
      pinX: '101',
      pinY: 'top',
      pinShape: 'line',
      pinX2: '',
      pinY2: '-1',
      pinPage: 'two',
      pinSecond: '1:',
      pinSlice: 'last',
    };
    expect(typedPins(typed(wrong)).errors).toEqual({
      pinX: ['Please type a number from 0 to 100.'],
      pinY: ['Please type a number from 0 to 100.'],
      pinX2: ['Please type a number from 0 to 100.'],
      pinY2: ['Please type a number from 0 to 100.'],
      pinPage: ['Please type the number of a page.'],
      pinSecond: ['Please type a second, such as 47 or 0:47.'],
      pinSlice: ['Please type the number of a slice.'],
    });
    expect(
      [
        'There is no such page.',
        'There is no such second.',
        'There is no such slice.',
        'That mark has no place.',
        'That place is not in this case.',
      ].map(fieldOfRefusal),
    ).toEqual(['pinPage', 'pinSecond', 'pinSlice', 'pinX', 'pinFile']);
  });
});
