import { nearestThere, nextToLoad } from './loading-order';

describe('The order in which slices are loaded', () => {
  it('[D-1428] is the current one, every eighth outwards, and the others outwards', () => {
    const there = new Set<number>();
    const order: number[] = [];
    for (let n = nextToLoad(10, 24, (at) => there.has(at)); n !== undefined; ) {
      order.push(n);
      there.add(n);
      n = nextToLoad(10, 24, (at) => there.has(at));
    }
    expect(order.slice(0, 7)).toEqual([10, 18, 2, 11, 9, 12, 8]);
    expect(order).toHaveLength(24);
  });

  it('shows the nearest that is there meanwhile', () => {
    expect(nearestThere(10, 24, (n) => [2, 13].includes(n))).toBe(13);
    expect(nearestThere(10, 24, () => false)).toBeUndefined();
  });
});
