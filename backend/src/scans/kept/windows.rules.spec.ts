import { windowOver } from '../series/scale.rules';
import { CT_WINDOWS, drawnIn, greyIn, greysOf } from './windows.rules';

const CT = { slope: 1, intercept: -1_024, padding: null, photometric: 'white-high' } as const;

/** DICOM PS3.3, C.11.2.1.2.1, written out as the standard has it. */
function reference(x: number, c: number, w: number): number {
  if (x <= c - 0.5 - (w - 1) / 2) return 0;
  if (x > c - 0.5 + (w - 1) / 2) return 255;
  return ((x - (c - 0.5)) / (w - 1) + 0.5) * 255;
}

/** Numbers that look random and are the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('The window of a scan', () => {
  it('[D-1420] draws 1,000 pixels as the standard says, in slopes of both signs', () => {
    const next = numbers(67);
    for (let round = 0; round < 1_000; round++) {
      const value = Math.floor(next() * 2 ** 16) - 2 ** 15;
      const slope = (next() - 0.5) * 4 || 1;
      const intercept = Math.round((next() - 0.5) * 4_096);
      const window = [Math.round((next() - 0.5) * 2_000), 1 + Math.round(next() * 3_000)] as const;
      const [grey] = drawnIn(greysOf({ ...CT, slope, intercept }, window), Int16Array.of(value));
      const wanted = reference(value * slope + intercept, ...window);
      expect(Math.abs((grey ?? -1) - wanted)).toBeLessThanOrEqual(0.5);
    }
  });

  it('is a threshold where it is one value wide', () => {
    expect([39, 39.5, 40, 41].map((real) => greyIn([40, 1], real))).toEqual([0, 0, 255, 255]);
  });

  it('inverts after the window, and draws what is no data black in both', () => {
    const values = Int16Array.of(-2_000, 824, 1_064, 1_264);
    const scale = { ...CT, padding: -2_000 };
    const drawn = (photometric: 'white-high' | 'white-low') => [
      ...drawnIn(greysOf({ ...scale, photometric }, CT_WINDOWS.soft), values),
    ];
    expect(drawn('white-high')).toEqual([0, 0, 128, 255]);
    expect(drawn('white-low')).toEqual([0, 255, 127, 0]);
  });

  it('follows the real values where the slope is negative', () => {
    const values = Int16Array.of(-240, 0, 240);
    const scale = { ...CT, slope: -1, intercept: 40 };
    expect([...drawnIn(greysOf(scale, CT_WINDOWS.soft), values)]).toEqual([255, 128, 0]);
  });

  it('[D-1513] without one spans the middle 98 % of what is data', () => {
    const frame = Int16Array.from({ length: 1_000 }, (_, at) => at);
    const scale = { ...CT, intercept: 0, padding: 0 };
    const [centre, width] = windowOver([frame, new Int16Array(1_000)], scale) ?? [];
    expect(centre).toBeCloseTo(500, -1);
    expect(width).toBeCloseTo(980, -1);
  });
});
