import type { Side } from '../../art/side';
import { path, sections, shrunk } from '../forms';
import { noise, roughness } from '../noise';
import {
  ball,
  ellipsoid,
  loft,
  type Point,
  placed,
  type Shape,
  type Solid,
  solid,
  tube,
  uneven,
  within,
} from '../solid';
import { HU, soft } from '../tissues';
import { cavity } from './wall';

/** Findings in the belly; sizes are diameters in millimetres. */

/** Living tissue with dead, darker patches. */
const patchy =
  (mean: number, dead: number, size: number) =>
  (_: number, x: number, y: number, z: number): number =>
    mean +
    9 * roughness(x / 4, y / 4, z / 4) -
    Math.max(0, Math.min(1, (noise(x / size, y / size, z / size) + 0.1) * 3)) * (mean - dead);

export function headOfPancreasMass(
  across: number,
  high: number,
  duct: number,
  bileDuct: number,
): Solid[] {
  const mass = uneven(ellipsoid([-25, -7, 1], [across / 2, high / 2, 11]), 1, 6, 4);
  return [
    solid(
      'pancreatic duct',
      uneven(
        tube(
          path(
            `-14 -17 1 ${duct / 2}, 10 -22 4 ${duct / 2}, 38 -8 7 ${duct / 2 - 0.6}, 66 10 12 ${duct / 2 - 1.4}`,
          ),
        ),
        0.9,
        6,
        2,
      ),
      12,
    ),
    solid(
      'bile duct',
      uneven(
        tube(path(`-40 7 -1 ${bileDuct / 2}, -38 2 22 ${bileDuct / 2}, -30 -2 40 ${bileDuct / 2}`)),
        0.5,
        8,
        3,
      ),
      8,
    ),
    solid('lesion', mass, soft(58, 7, 3)),
  ];
}

export function adrenalMass(side: Side, diameter: number, density: number): Solid[] {
  const hand = side === 'left' ? 1 : -1;
  const radius = diameter / 2;
  const mass = uneven(ball([hand * (34 + radius * 0.75), 22, 44], radius - 1), 1.2, 14, 2);
  return [solid('mass', mass, density > 50 ? patchy(density, 30, 11) : soft(density, 4, 4))];
}

export function renalMass(at: Point, across: number, deep: number): Solid[] {
  const mass = uneven(
    placed(ellipsoid([0, 0, 0], [across / 2, deep / 2, 23]), at, [0, 0, 0]),
    1.1,
    9,
    3,
  );
  return [solid('rim of the mass', mass, 60), solid('mass', shrunk(mass, 1), patchy(138, 52, 8))];
}

/** A retroperitoneal mass of fat with a solid part, and the kidney that it has pushed away. */
export function fattyMass(high: number, across: number, deep: number, nodule: number): Solid[] {
  const mass = within(
    uneven(ellipsoid([40, 0, -40], [across / 2, deep / 2, high / 2]), 2, 26, 3),
    shrunk(cavity(), 2),
  );
  const kidney = uneven(
    placed(ellipsoid([0, 0, 0], [22, 30, 50]), [-40, -42, -44], [0, 0, 60]),
    1.2,
    12,
    5,
  );
  const fibres = (_: number, x: number, y: number, z: number): number => {
    const septum = Math.min(
      Math.abs(noise(x / 26, y / 26, z / 40)),
      Math.abs(noise(x / 34 + 5, y / 30, z / 40)),
    );
    return septum < 0.045 ? 20 : -88 + 10 * roughness(x / 8, y / 8, z / 8);
  };
  return [
    solid('displaced kidney', kidney, soft(192, 8, 5)),
    solid(
      'displaced sinus',
      uneven(placed(ellipsoid([0, 0, 0], [7, 14, 24]), [-38, -44, -44], [0, 0, 60]), 2, 6, 1),
      HU.fat + 15,
    ),
    solid('capsule', mass, 35),
    solid('mass', shrunk(mass, 1.2), fibres),
    solid('nodule', uneven(ball([88, 22, -40], nodule / 2 - 1), 1.5, 12, 6), patchy(104, 50, 12)),
  ];
}

export function gastricMass(diameter: number): Solid[] {
  const radius = diameter / 2;
  const mass = within(
    uneven(ellipsoid([56, -22, 62], [radius, radius * 0.86, radius * 0.9]), 2, 20, 4),
    shrunk(cavity(), 2),
  );
  const stomach = within(
    uneven(tube(path('20 -64 62 14, 50 -72 50 16, 8 -50 40 16')), 2, 14, 2),
    shrunk(cavity(), 2),
  );
  return [
    solid('stomach wall', stomach, 92),
    solid('inside of the stomach', shrunk(stomach, 4), (_, __, y) => (y < -66 ? HU.gas : 22)),
    solid('mass', mass, soft(96, 12, 6)),
    solid(
      'softened part',
      uneven(shrunk(mass, 9), 5, 13, 3),
      (_, x, y, z) =>
        22 +
        7 * roughness(x / 9, y / 9, z / 9) +
        (Math.abs(noise(x / 18, y / 18, z / 18)) < 0.05 ? 45 : 0),
    ),
  ];
}

export function aneurysm(diameter: number): Solid[] {
  const radius = diameter / 2;
  const sac = uneven(ellipsoid([8, 6, -62], [radius, radius * 0.95, 62]), 0.8, 20, 3);
  const lumen = uneven(
    placed(ellipsoid([0, 0, 0], [17, 14, 58]), [12, 12, -62], [0, 0, 25]),
    1.6,
    10,
    4,
  );
  return [
    solid('sac', sac, (_, x, y, z) => (noise(x / 9, y / 9, z / 9) > 0.34 ? 780 : 72)),
    solid('thrombus', shrunk(sac, 1.5), soft(44, 9, 6)),
    solid('lumen', lumen, soft(318, 5, 5)),
  ];
}

/** Fluid in a rim that takes up contrast. */
function collection(
  name: string,
  shape: Shape,
  rim: number,
  density: number,
  gasAbove = -200,
): Solid[] {
  return [
    solid(
      `hazy fat`,
      shrunk(uneven(shape, 4, 9, 2), -9),
      (_, x, y, z) => -78 + 34 * roughness(x / 5, y / 5, z / 5),
    ),
    solid(name, shape, 84),
    solid(`fluid of the ${name}`, shrunk(shape, rim), (_, x, y, z) =>
      y < gasAbove ? HU.gas : density + 4 * roughness(x / 5, y / 5, z / 5),
    ),
  ];
}

export function bileLeak(across: number, deep: number): Solid[] {
  const pool = uneven(
    placed(ellipsoid([0, 0, 0], [across / 2 - 1, deep / 2 - 1, 24]), [-44, -30, -16], [0, 0, 18]),
    1.6,
    15,
    2,
  );
  const clip = (x: number, y: number) =>
    solid(
      'clip',
      tube([
        [x, y, -18, 1.1],
        [x + 5, y - 2, -14, 1.1],
      ]),
      2600,
    );
  return [...collection('collection', pool, 1.4, 9), clip(-18, -4), clip(-24, 2), clip(-13, -9)];
}

export function sleeveLeak(across: number, deep: number): Solid[] {
  const pool = within(
    uneven(ellipsoid([76, -36, 80], [across / 2 - 1, deep / 2 - 1, 24]), 1.8, 13, 3),
    shrunk(cavity(), 2),
  );
  const sleeve = uneven(tube(path('24 -6 110 11, 28 -22 80 12, 26 -40 40 12')), 1.2, 10, 2);
  const staples = Array.from({ length: 6 }, (_, index) =>
    solid('staple', ball([39 + (index % 2), -30 + index * 3.2, 80 + (index % 3) * 0.4], 0.9), 2400),
  );
  return [
    ...collection('collection', pool, 2.2, 16, -46),
    solid('leak', uneven(tube(path('38 -22 80 2, 50 -28 80 2.6')), 0.8, 4, 1), 320),
    solid('sleeve', sleeve, 95),
    solid('contrast', shrunk(sleeve, 4.5), 420),
    ...staples,
  ];
}

/** An abscess beside the caecum with the stone that has caused it, and the bones around it. */
export function abscess(at: Point, diameter: number): Solid[] {
  const pool = uneven(ball(at, diameter / 2 - 1), 1.5, 10, 3);
  const wing = (side: 1 | -1): Solid[] => {
    const plate = uneven(
      placed(
        loft(sections('-70 0 0 46 8 2.6, -10 0 0 52 6.5 2.6, 30 0 2 40 6 2.6')),
        [side * 90, 22, -150],
        [0, 0, side * -52],
      ),
      1.6,
      16,
      side,
    );
    return [
      solid('ilium', plate, 900),
      solid(
        'marrow of the ilium',
        shrunk(plate, 1.8),
        (_, x, y, z) => 180 + 90 * noise(x / 2, y / 2, z / 2),
      ),
    ];
  };
  const caecum = uneven(ellipsoid([-92, 8, -140], [22, 19, 30]), 3, 12, 2);
  return [
    ...wing(1),
    ...wing(-1),
    solid('caecum', caecum, 88),
    solid('stool', shrunk(caecum, 4), (_, x, y, z) =>
      y < 2 ? HU.gas : 20 + 60 * noise(x / 3, y / 3, z / 3),
    ),
    ...collection('abscess', pool, 2.6, 19, at[1] - diameter * 0.36),
    solid(
      'appendicolith',
      uneven(ellipsoid([at[0] + 6, at[1] + 9, at[2]], [3.4, 2.8, 3]), 0.4, 3),
      620,
    ),
  ];
}
