import {
  between,
  byKey,
  drawnOn,
  FRESH,
  moved,
  resized,
  type Stroke,
  wordsFor,
} from './mask-shapes';

describe('A black rectangle', () => {
  it('moves and grows by keys, and never leaves the picture', () => {
    expect(byKey(FRESH, { key: 'ArrowLeft', shiftKey: false })).toEqual({ ...FRESH, x: 290 });
    expect(byKey(FRESH, { key: 'ArrowDown', shiftKey: true })).toEqual({ ...FRESH, height: 130 });
    expect(byKey(FRESH, { key: 'a', shiftKey: false })).toBeUndefined();
    expect(moved(FRESH, -5_000, 5_000)).toEqual({ ...FRESH, x: 0, y: 880 });
    expect(resized(FRESH, 5_000, -5_000)).toEqual({ ...FRESH, width: 700, height: 10 });
  });

  it('is drawn from any corner to any other', () => {
    const drawn = { kind: 'rectangle', x: 100, y: 200, width: 300, height: 50 };
    expect(between([100, 200], [400, 250])).toEqual(drawn);
    expect(between([400, 250], [100, 200])).toEqual(drawn);
  });

  it('is told in words', () => {
    expect(wordsFor(FRESH, 2)).toBe(
      'Black rectangle 2: 30 % from the left, 44 % from the top, 40 % wide, 12 % high',
    );
  });
});

describe('A stroke of the brush', () => {
  const stroke: Stroke = { kind: 'stroke', width: 40, points: [[100, 100]] };

  it('takes points that say something new, and no more than the wire does', () => {
    expect(drawnOn(stroke, [101, 101])).toBe(stroke);
    expect(drawnOn(stroke, [120, 100]).points).toHaveLength(2);
    const long = Array.from({ length: 900 }, (_, i) => [i, 500] as const).reduce(
      (drawn, point) => drawnOn(drawn, [point[0], point[1]]),
      stroke,
    );
    expect(long.points.length).toBeLessThan(400);
  });
});
