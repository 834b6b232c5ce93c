import { exchanged, lengthOf, type Place, pointedAt, wordless } from './pin.rules';

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

describe('Places that take the place of others', () => {
  const place = (more: Partial<Place> = {}): Place => ({
    fileId: 1,
    scanId: null,
    shape: 'point',
    points: [{ x: 250, y: 66.7 }],
    page: null,
    second: null,
    slice: null,
    ...more,
  });

  it('[D-1610] leave a mark whose place is sent again, as often as it is sent', () => {
    const known = [
      { id: 4, ...place() },
      { id: 5, ...place() },
      { id: 6, ...place({ page: 2 }) },
    ];
    const sent = [place({ page: 2 }), place(), place({ fileId: 2 })];
    expect(exchanged(known, sent)).toEqual({ gone: [5], added: [place({ fileId: 2 })] });
    expect(exchanged(known, [])).toEqual({ gone: [4, 5, 6], added: [] });
    expect(exchanged([], [place(), place()]).added).toHaveLength(2);
  });

  it.each<Partial<Place>>([
    { shape: 'circle' },
    { points: [{ x: 66.7, y: 250 }] },
    { fileId: null, scanId: 1 },
    { page: 1 },
    { second: 1 },
    { slice: 1 },
  ])('[D-1610] are others if they differ by %j', (more) => {
    expect(exchanged([{ id: 4, ...place() }], [place(more)]).gone).toEqual([4]);
  });
});
