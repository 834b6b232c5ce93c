import { lengthOf, pointedAt, wordless } from './pin.rules';

const nowhere = { picture: null, page: null, second: null, slice: null, many: 1 };

describe('What a comment says by its marks', () => {
  it.each([
    [{ picture: 3 }, 'pointed at picture 3'],
    [{ picture: 2, page: 2 }, 'pointed at page 2'],
    [{ picture: 1, second: 67.4 }, 'pointed at 1:07'],
    [{ slice: 42, many: 2 }, 'pointed at slice 42 and 1 more'],
    [{ picture: 3, many: 3 }, 'pointed at picture 3 and 2 more'],
    [{}, 'pointed at a place'],
  ])('[D-1306] %j: %s', (at, said) => {
    expect(pointedAt({ ...nowhere, ...at })).toBe(said);
  });

  it('[D-1306] is a sentence where it stands alone', () => {
    expect(wordless({ ...nowhere, picture: 3 })).toBe('Pointed at picture 3.');
  });
});

describe('The length of a line in a slice', () => {
  const scan = { id: 1, rows: 400, columns: 200, frames: 3 };
  const points = [
    { x: 100, y: 200 },
    { x: 600, y: 700 },
  ];

  it('[D-1470] follows the distances of rows and of columns, which may differ', () => {
    // 200 rows of 0.4 mm, 100 columns of 0.9 mm
    const spacing = [0.4, 0.9] as const;
    expect(lengthOf({ ...scan, spacing }, { shape: 'line', points })).toEqual({
      length: 120.42,
      unit: 'mm',
    });
  });

  it('[D-1470] is in pixels where they are not known, and of lines alone', () => {
    const unknown = { ...scan, spacing: null };
    expect(lengthOf(unknown, { shape: 'line', points })).toEqual({
      length: 223.61,
      unit: 'pixels',
    });
    for (const shape of ['arrow', 'circle'] as const)
      expect(lengthOf(unknown, { shape, points })).toBeUndefined();
  });
});
