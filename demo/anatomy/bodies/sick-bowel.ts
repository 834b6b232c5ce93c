import { path, shrunk } from '../forms';
import { noise, roughness } from '../noise';
import { ellipsoid, type Solid, solid, tube, uneven, within } from '../solid';
import { HU } from '../tissues';
import { colon, smallBowel } from './bowel';
import { greatVessels } from './retroperitoneum';
import { cavity } from './wall';

const apart = (): Solid[] => [
  ...colon('ascending colon'),
  ...colon('descending colon'),
  ...greatVessels().filter(({ name }) => /aorta|cava/.test(name)),
];

/** Loops above an obstruction: wide, full of fluid, with levels. */
export const dilatedLoops = (seed: number): Solid[] =>
  smallBowel(seed, 19, apart(), {
    levels: true,
    region: { left: -84, right: 92, front: -78, back: 12, low: -170, high: -40 },
  });

/** Loops with a swollen wall. */
export const thickLoops = (seed: number): Solid[] =>
  smallBowel(seed, 13.5, apart(), {
    thick: 4.8,
    region: { left: -70, right: 80, front: -70, back: 8, low: -190, high: -40 },
  });

/** Fluid in the gutters and between the loops. */
export function freeFluid(): Solid[] {
  const pools = [
    ellipsoid([-108, 30, -96], [20, 34, 70]),
    ellipsoid([112, 28, -96], [16, 30, 70]),
    ellipsoid([-30, -44, -96], [58, 20, 60]),
    ellipsoid([40, -26, -96], [44, 26, 50]),
  ];
  return pools.map((pool) =>
    solid(
      'free fluid',
      within(uneven(pool, 5, 16, 2), shrunk(cavity(), 1)),
      (_, x, y, z) => 14 + 5 * roughness(x / 9, y / 9, z / 9),
    ),
  );
}

/** A transverse colon of this width with gas, a thick wall and few folds left. */
export function toxicColon(width: number): Solid[] {
  const form = within(
    uneven(
      tube(
        path(
          `-92 -12 -40 22, -62 -46 -44 ${width / 2}, 0 -54 -46 ${width / 2}, 60 -46 -44 ${width / 2}, 92 -10 -36 20`,
        ),
      ),
      1.6,
      16,
      4,
    ),
    shrunk(cavity(), 2),
  );
  return [
    solid('hazy fat', shrunk(form, -6), (_, x, y, z) => -84 + 30 * roughness(x / 4, y / 4, z / 4)),
    solid('transverse colon', form, 98),
    solid('inside of the colon', uneven(shrunk(form, 4), 2.4, 7, 5), (_, x, y, z) =>
      y < -38 ? HU.gas : 24 + 20 * noise(x / 4, y / 4, z / 4),
    ),
  ];
}
