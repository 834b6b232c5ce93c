import {
  contains,
  held,
  inPercent,
  inside,
  middleOf,
  placeUnder,
  stepFrom,
  WHOLE,
  type Zoom,
} from './zoom';

/** A square picture in a wide box: 400 px each way at once, 100 px free at both sides. */
const seen = {
  lens: { left: 50, top: 20, width: 600, height: 400 },
  picture: { width: 512, height: 512 },
};
const middle = middleOf(seen.lens);
/** The place of the picture under a spot of the window, 0 to 1. */
const under = ({ times, x, y }: Zoom, spot: { x: number; y: number }) => ({
  x: x + (spot.x - middle.x) / 400 / times,
  y: y + (spot.y - middle.y) / 400 / times,
});
const near = ({ x, y }: { x: number; y: number }) => ({
  x: expect.closeTo(x, 9),
  y: expect.closeTo(y, 9),
});

describe('[D-1620] A picture that is zoomed', () => {
  it.each([
    [{ x: 400, y: 270 }, 2],
    [{ x: 350, y: 220 }, 4],
    [{ x: 330, y: 250 }, 8],
  ])('keeps the place under %j, %d times as large', (spot, by) => {
    const zoom = held(held(WHOLE, seen, { from: middle, to: middle, by: 3 }), seen, {
      from: spot,
      to: spot,
      by: by / 3,
    });
    expect(zoom.times).toBeCloseTo(by);
    const before = under({ ...WHOLE, times: 3 }, spot);
    expect(under(zoom, spot)).toEqual(near(before));
  });

  it('follows the fingers: what lay between them lies between them', () => {
    const from = { x: 300, y: 200 };
    const to = { x: 330, y: 210 };
    const start = held(WHOLE, seen, { from: middle, to: middle, by: 4 });
    const zoom = held(start, seen, { from, to, by: 1.2 });
    expect(under(zoom, to)).toEqual(near(under(start, from)));
  });

  it('[D-1623] tells which place is seen under a spot', () => {
    const zoom = { times: 4, x: 0.25, y: 0.5 };
    expect(placeUnder(zoom, seen, middle)).toEqual({ x: 250, y: 500 });
    expect(placeUnder(zoom, seen, { x: 430, y: 180 })).toEqual({ x: 300, y: 475 });
    expect(placeUnder(WHOLE, seen, { x: 60, y: 20 })).toEqual({ x: 0, y: 0 });
  });

  it('is never less than the whole, in the middle, nor more than eight times as large', () => {
    const anywhere = { from: { x: 60, y: 30 }, to: { x: 500, y: 400 } };
    expect(held(WHOLE, seen, { ...anywhere, by: 0.3 })).toEqual(WHOLE);
    expect(held(WHOLE, seen, { ...anywhere, by: 1 })).toEqual(WHOLE);
    expect(held(WHOLE, seen, { ...anywhere, by: 50 }).times).toBe(8);
  });

  it('has no edge further in than it must, and is in the middle where it fits', () => {
    const far = { from: middle, to: { x: 9_000, y: 9_000 }, by: 1 };
    // 480 px in a box of 600 by 400: only its height can be moved.
    expect(held({ ...WHOLE, times: 1.2 }, seen, far)).toEqual({
      times: 1.2,
      x: 0.5,
      y: expect.closeTo(400 / 480 / 2, 9),
    });
    const zoom = held({ ...WHOLE, times: 4 }, seen, far);
    expect(under(zoom, { x: 50, y: 20 })).toEqual(near({ x: 0, y: 0 }));
  });

  it('stays within a box that has become larger', () => {
    const corner = held({ ...WHOLE, times: 4 }, seen, {
      from: middle,
      to: { x: 9_000, y: 9_000 },
      by: 1,
    });
    const lens = { left: 0, top: 0, width: 1_600, height: 800 };
    expect(inside(corner, { ...seen, lens })).toEqual({ times: 4, x: 0.25, y: 0.125 });
  });
});

describe('[D-1620] The steps of a zoom', () => {
  it.each([
    [1, 1.5],
    [1.49, 2],
    [2.2, 3],
    [6, 8],
    [8, 8],
  ])('in from %d', (times, next) => expect(stepFrom(times, true)).toBe(next));

  it.each([
    [8, 6],
    [4.01, 3],
    [1.2, 1],
    [1, 1],
  ])('out from %d', (times, next) => expect(stepFrom(times, false)).toBe(next));

  it('are said in percent', () => {
    expect(inPercent({ times: 1.5 })).toBe('150%');
    expect(inPercent({ times: 2.8284 })).toBe('283%');
  });

  it('tell what is in the box', () => {
    expect(contains(seen.lens, middle)).toBe(true);
    expect(contains(seen.lens, { x: 49, y: 100 })).toBe(false);
    expect(contains(seen.lens, { x: 100, y: 421 })).toBe(false);
  });
});
