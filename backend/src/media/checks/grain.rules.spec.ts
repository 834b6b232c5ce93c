import { Grain } from './grain.rules';
import type { View } from './views.rules';

/** A shape of this contrast, ten pixels high. */
function shape(left: number, top: number, contrast: number): View {
  const of = { left, top, right: left + 6, bottom: top + 9, area: 40, contrast };
  return { ...of, of };
}

const row = [0, 10, 20].map((left) => shape(500 + left, 500, 40));
const UPRIGHT = { crowd: 2, times: 1.5 };
const many = (left: number, top: number, contrast: number) =>
  Array.from({ length: 7 }, (_, nth) => shape(left + nth, top, contrast));

describe('Grain', () => {
  it.each([
    [
      'beside a row, above and below it',
      [
        [465, 500],
        [535, 470],
        [500, 525],
      ],
      true,
    ],
    [
      'beyond its neighbourhood',
      [
        [400, 500],
        [600, 500],
        [500, 400],
        [500, 600],
      ],
      false,
    ],
    ['negative, as in tilted pictures', [[-900, -900]], false],
  ])('%s counts where it is near', (_, places, isHidden) => {
    for (const [left = 0, top = 0] of places) {
      const grain = new Grain([row], [...row, ...many(left, top, 39)]);
      expect(grain.hides(row, UPRIGHT)).toBe(isHidden);
    }
  });

  it('hides no row that stands out from it, and none that it is too little for', () => {
    const faint = new Grain([row], [...row, ...many(490, 500, 20)]);
    expect(faint.hides(row, UPRIGHT)).toBe(false);
    const sparse = new Grain([row], [...row, ...many(490, 500, 39).slice(0, 5)]);
    expect(sparse.hides(row, UPRIGHT)).toBe(false);
  });

  it('leaves out other rows', () => {
    const other = many(490, 500, 39);
    expect(new Grain([row, other], [...row, ...other]).hides(row, UPRIGHT)).toBe(false);
    expect(new Grain([row], [...row, ...other]).hides(row, UPRIGHT)).toBe(true);
  });
});
