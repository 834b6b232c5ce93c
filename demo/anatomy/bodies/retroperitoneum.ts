import { path, sections, shrunk } from '../forms';
import { noise, roughness } from '../noise';
import {
  ellipsoid,
  loft,
  type Point,
  placed,
  type Solid,
  solid,
  tube,
  uneven,
  without,
} from '../solid';
import { HU, soft } from '../tissues';

export function kidney(side: 1 | -1): Solid[] {
  const at: Point = side === 1 ? [63, 40, 4] : [-61, 42, -8];
  const bean = without(
    placed(ellipsoid([0, 0, 0], [25, 29, 54]), at, [0, side * 7, side * -24]),
    ellipsoid([at[0] - side * 24, at[1] - 10, at[2]], [13, 8, 15]),
  );
  const rim = uneven(bean, 1.3, 14, side + 7);
  const pyramids: Solid = solid('medulla', shrunk(rim, 7), (_, x, y, z) =>
    noise(x / 7.5, y / 7.5, z / 9) > -0.12 ? 165 : 195,
  );
  const sinus = uneven(
    placed(
      ellipsoid([0, 0, 0], [9, 15, 25]),
      [at[0] - side * 5, at[1] - 3, at[2]],
      [0, 0, side * -24],
    ),
    2.4,
    7,
    side,
  );
  return [
    solid(side === 1 ? 'left kidney' : 'right kidney', rim, soft(196, 8, 5)),
    pyramids,
    solid('sinus', sinus, HU.fat + 12),
    solid(
      'renal pelvis',
      uneven(ellipsoid([at[0] - side * 12, at[1] - 5, at[2]], [9, 4, 9]), 1, 5, side),
      soft(14, 4, 3),
    ),
    solid(
      'renal vein',
      tube([
        [at[0] - side * 14, at[1] - 9, at[2] + 4, 4.2],
        [side * 22, 18, 8, 4.6],
        [side === 1 ? 0 : -16, side === 1 ? 6 : 18, 10, 4.6],
      ]),
      165,
    ),
  ];
}

export function adrenals(): Solid[] {
  const limb = (points: Parameters<typeof tube>[0]) =>
    solid('adrenal', uneven(tube(points), 0.6, 6, 2), 75);
  return [
    limb(path('44 18 60 2.6, 50 32 52 2.4')),
    limb(path('44 18 60 2.6, 58 26 54 2.2')),
    limb(path('-34 26 62 2.4, -40 44 52 2.2')),
  ];
}

export function greatVessels(aortaRadius = 10): Solid[] {
  const aorta = tube([
    [6, 20, 170, 11],
    [7, 19, 60, aortaRadius + 1],
    [6, 18, 0, aortaRadius],
    [3, 17, -110, aortaRadius - 1],
    [2, 18, -130, aortaRadius - 1],
  ]);
  return [
    ...[-1, 1].map((side) =>
      solid(
        'crus',
        uneven(
          loft([
            [-60, side * 11, 26, 4, 6],
            [40, side * 13, 24, 6, 11],
            [110, side * 16, 22, 5, 14],
          ]),
          1,
          8,
          side,
        ),
        62,
      ),
    ),
    solid('calcified wall', uneven(aorta, 0.6, 8, 2), (_, x, y, z) =>
      noise(x / 6, y / 6, z / 7) > 0.52 ? 520 : 90,
    ),
    solid('aorta', shrunk(uneven(aorta, 0.6, 8, 2), 1.2), soft(182, 3, 4)),
    solid(
      'vena cava',
      uneven(
        loft(sections('-130 -16 20 11 9, -20 -19 22 13 9, 40 -22 24 14 11, 150 -24 22 14 13')),
        1.2,
        16,
        3,
      ),
      soft(160, 6, 6),
    ),
    solid('superior mesenteric artery', tube(path('6 10 16 4, 4 -4 -6 4, 2 -12 -90 3.4')), 190),
    solid(
      'superior mesenteric vein',
      uneven(tube(path('-10 -16 -100 5, -9 -12 -10 6, -12 -8 14 7, -18 0 36 7.5')), 0.7, 8, 4),
      168,
    ),
    solid('splenic vein', tube(path('-12 -8 14 6, 14 -6 22 4.6, 44 4 28 4.4, 70 18 36 4')), 166),
  ];
}

export function pancreas(): Solid[] {
  const gland = tube(
    path('-30 -2 -22 11, -26 -6 -4 14.5, -12 -20 1 9, 10 -22 4 8.5, 38 -8 8 9, 70 12 14 8'),
  );
  return [
    solid(
      'pancreas',
      uneven(gland, 2.4, 6, 3),
      (_, x, y, z) =>
        92 +
        9 * roughness(x / 3, y / 3, z / 3) -
        (noise(x / 3.4, y / 3.4, z / 3.4) > 0.55 ? 60 : 0),
    ),
  ];
}
