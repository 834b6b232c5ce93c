import { Random } from '../../random';
import { path, shrunk } from '../forms';
import {
  ellipsoid,
  joined,
  type Point,
  placed,
  type Shape,
  type Solid,
  solid,
  tube,
  uneven,
  within,
  without,
} from '../solid';
import { HU, soft } from '../tissues';
import { cavity } from './wall';

export function liverShape(): Shape {
  const right = ellipsoid([-72, -6, 28], [66, 82, 98]);
  const left = placed(ellipsoid([0, 0, 0], [82, 30, 46]), [-8, -52, 62], [0, 12, 12]);
  const inside = uneven(cavity(), 1, 30, 5);
  const hollow = ellipsoid([-22, 26, -10], [42, 46, 70]);
  return within(uneven(without(joined(18, right, left), hollow), 2.2, 26, 6), shrunk(inside, 3));
}

export const liverTissue = soft(108, 7, 7);

/** Portal and hepatic veins. */
function veins(): Shape[] {
  const vein = (points: Parameters<typeof tube>[0]) => uneven(tube(points), 0.9, 9, 2);
  return [
    vein(path('-20 2 40 8, -40 -8 42 7, -62 -4 46 6, -86 14 52 4, -104 26 60 2.4')),
    vein(path('-62 -4 46 5, -82 -26 44 3.6, -100 -44 46 2')),
    vein(path('-40 -8 42 6, -22 -34 52 5, 8 -50 60 3.4, 36 -58 62 2')),
    vein(path('-62 -4 46 4, -76 2 20 3.6, -88 4 -10 2.6')),
    vein(path('-24 18 92 7, -58 8 78 6, -88 -6 56 4.5, -104 -20 30 3')),
    vein(path('-24 14 92 6, -42 -26 76 5, -60 -52 54 3.4')),
    vein(path('-20 12 92 5, 2 -36 78 4.4, 30 -56 66 2.8')),
    ...twigs(26, 11).map(vein),
  ];
}

export function liver(): Solid[] {
  const shape = liverShape();
  const inLiver = (form: Shape) => within(form, shape);
  return [
    solid('liver', shape, liverTissue),
    ...veins().map((one) => solid('vein of the liver', inLiver(one), soft(158, 4, 4))),
    solid(
      'fissure',
      inLiver(
        uneven(placed(ellipsoid([0, 0, 0], [3, 26, 60]), [-12, -58, 40], [0, 0, -14]), 1.4, 9, 4),
      ),
      HU.fat + 20,
    ),
  ];
}

function twigs(count: number, seed: number): (readonly (readonly [...Point, number])[])[] {
  const random = new Random(`twigs ${seed}`);
  return Array.from({ length: count }, () => {
    const at: Point = [
      random.between(-118, -20),
      random.between(-66, 50),
      random.between(-40, 100),
    ];
    const [a, b] = [random.between(-16, 16), random.between(-16, 16)];
    return [
      [...at, random.between(1.6, 2.6)],
      [at[0] + a, at[1] + b, at[2] + random.between(-14, 14), random.between(1, 1.6)],
    ] as const;
  });
}

export function gallbladder(): Solid[] {
  const shape = uneven(
    placed(ellipsoid([0, 0, 0], [13, 30, 14]), [-44, -44, -12], [20, 0, 20]),
    1,
    14,
    1,
  );
  return [
    solid('wall of the gallbladder', shape, 70),
    solid('bile', shrunk(shape, 2), soft(8, 3, 5)),
  ];
}

export function spleen(): Solid[] {
  const form = without(ellipsoid([94, 24, 52], [36, 52, 60]), ellipsoid([56, 6, 50], [26, 46, 70]));
  return [solid('spleen', within(uneven(form, 1.6, 20, 2), shrunk(cavity(), 3)), soft(122, 6, 6))];
}
