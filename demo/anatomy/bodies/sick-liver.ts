import { Random } from '../../random';
import { path, shrunk } from '../forms';
import { noise, roughness } from '../noise';
import {
  ball,
  ellipsoid,
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
import { liverShape, liverTissue } from './liver';
import { cavity } from './wall';

/** A hydatid cyst with its daughters along the wall and a membrane that has come off. */
export function hydatid(at: Point, radius: number): Solid[] {
  const whole = uneven(ball(at, radius - 1), 1, 22, 2);
  const inside = shrunk(whole, 2.6);
  const random = new Random('daughters');
  const daughters = Array.from({ length: 11 }, (_, index) => {
    const turn = 0.4 + (index / 11) * 2 * Math.PI + random.between(-0.1, 0.1);
    const size = random.between(7, 11.5);
    const out = radius - size - 3.5;
    return ball(
      [at[0] + out * Math.cos(turn), at[1] + out * Math.sin(turn), at[2] + random.between(-2, 2)],
      size,
    );
  });
  const membrane: Shape = {
    ...inside,
    depth: (x, y, z) => {
      const bend = y - at[1] - 4 - 7 * Math.sin((x - at[0]) / 7.5) - 5 * noise(x / 11, 1, z / 20);
      const reach = 19 - Math.hypot(x - at[0], y - at[1]);
      return Math.min(1.3 - Math.abs(bend) * 0.62, reach, inside.depth(x, y, z));
    },
  };
  return [
    solid('cyst', whole, 78),
    solid('matrix of the cyst', inside, soft(29, 4, 7)),
    ...daughters.flatMap((one) => [
      solid('wall of a daughter cyst', within(one, inside), 52),
      solid('daughter cyst', within(shrunk(one, 1.3), inside), soft(4, 3, 5)),
    ]),
    solid('membrane', membrane, 74),
  ];
}

/** Ducts of both sides of the liver, wide and not joined. */
export function dilatedDucts(left: number): Solid[] {
  const liver = liverShape();
  const duct = (text: string) => within(uneven(tube(path(text)), 0.8, 7, 3), liver);
  const wide = left / 2;
  return [
    solid('stricture', uneven(ellipsoid([-32, -8, 46], [10, 8, 10]), 2, 6, 2), 82),
    ...[
      `-18 -24 48 ${wide}, -4 -46 48 ${wide - 0.6}, 18 -56 47 ${wide - 1.4}, 44 -60 46 2`,
      '-4 -46 48 3, 2 -66 47 2, 8 -76 46 1.4',
      '18 -56 47 2.8, 30 -46 47 2, 40 -40 46 1.4',
      '-56 -14 47 4, -74 -26 47 3.4, -92 -42 47 2.6, -106 -48 46 1.6',
      '-74 -26 47 2.8, -84 -48 46 2, -88 -62 47 1.4',
      '-56 6 47 3.8, -76 18 47 3.4, -96 34 46 2.4, -106 40 47 1.6',
      '-76 18 47 2.6, -98 12 47 2, -114 8 47 1.4',
      '-92 -42 47 2.2, -106 -30 47 1.6, -116 -22 47 1.2',
    ].map((text) => solid('wide duct', duct(text), 8)),
  ];
}

function spleenShape(): Shape {
  return within(
    uneven(
      without(ellipsoid([94, 24, 46], [36, 52, 62]), ellipsoid([56, 6, 46], [26, 46, 70])),
      1.6,
      20,
      2,
    ),
    shrunk(cavity(), 6),
  );
}

/** Tears through the spleen, blood around it, and a vessel that bleeds. */
export function rupturedSpleen(blush: number): Solid[] {
  const spleen = spleenShape();
  const aroundSpleen = without(shrunk(spleen, -11), ellipsoid([63, 40, 4], [27, 31, 56]));
  const blood = within(uneven(aroundSpleen, 5, 14, 3), shrunk(cavity(), 1));
  const tear = (text: string, seed: number) =>
    within(uneven(tube(path(text)), 2.6, 5, seed), spleen);
  const over = within(uneven(ellipsoid([-20, -86, 30], [112, 10, 80]), 3, 16), shrunk(cavity(), 1));
  return [
    solid('blood', blood, (_, x, y, z) => 52 + 14 * roughness(x / 7, y / 7, z / 7)),
    solid(
      'blood beside the liver',
      within(uneven(ellipsoid([-118, 36, 20], [9, 40, 60]), 2, 12), cavity()),
      48,
    ),
    solid('blood in front', over, 44),
    solid('spleen', spleen, soft(120, 8, 5)),
    solid(
      'dead part',
      within(uneven(ellipsoid([98, 52, 30], [34, 22, 34]), 5, 9, 6), spleen),
      soft(60, 9, 5),
    ),
    ...[
      '122 -8 36 3, 108 12 36 3.4, 92 26 36 4',
      '128 26 36 3, 106 34 36 4, 88 38 34 3',
      '112 62 36 3, 100 44 36 4, 104 30 36 3',
    ].map((text, seed) => solid('tear', tear(text, seed), 46)),
    solid('blush', uneven(ball([101, 42, 36], blush / 2), 0.4, 3, 1), 330),
  ];
}

/** A spleen enlarged by portal hypertension, with veins that have opened around it. */
export function bigSpleen(): Solid[] {
  const spleen = within(
    uneven(
      without(ellipsoid([78, 6, 20], [62, 76, 112]), ellipsoid([6, 10, 20], [36, 56, 110])),
      2,
      26,
      4,
    ),
    shrunk(cavity(), 3),
  );
  const random = new Random('collaterals');
  const vein = () => {
    const at = [random.between(14, 38), random.between(-30, 20)] as const;
    return uneven(
      tube([
        [at[0], at[1], 34, random.between(3, 5.4)],
        [
          at[0] + random.between(-14, 14),
          at[1] + random.between(-14, 14),
          46,
          random.between(3, 5),
        ],
      ]),
      0.7,
      6,
      2,
    );
  };
  const cavernoma = Array.from({ length: 13 }, () =>
    ball(
      [random.between(-48, -18), random.between(-12, 8), random.between(32, 50)],
      random.between(2.4, 4.6),
    ),
  );
  return [
    solid('spleen', spleen, soft(124, 6, 6)),
    ...Array.from({ length: 12 }, () => solid('collateral vein', vein(), 172)),
    solid(
      'splenic vein',
      uneven(tube(path('50 12 40 5.5, 30 4 40 5.5, 6 -6 38 5')), 0.8, 8, 1),
      174,
    ),
    ...cavernoma.map((one) => solid('cavernoma', one, 166)),
  ];
}

/** Mucin that fills the belly and dents the liver. */
export function mucin(): Solid[] {
  const jelly = (_: number, x: number, y: number, z: number): number =>
    14 +
    7 * roughness(x / 12, y / 12, z / 12) +
    (Math.abs(noise(x / 24, y / 24, z / 24)) < 0.03 ? 34 : 0);
  const dented = uneven(shrunk(liverShape(), 9), 7, 22, 9);
  return [
    solid(
      'mucin',
      within(
        without(uneven(shrunk(cavity(), 1.5), 2, 18), ellipsoid([20, 40, 60], [74, 44, 60])),
        cavity(),
      ),
      jelly,
    ),
    solid('rim of the liver', dented, 84),
    solid('liver', shrunk(dented, 1), liverTissue),
    ...['-24 18 66 6, -58 8 68 5, -86 0 66 3', '-26 -8 66 5, -46 -30 66 4, -60 -44 66 2.4'].map(
      (text) => solid('vein of the liver', within(tube(path(text)), dented), 160),
    ),
    solid('stomach', uneven(ellipsoid([48, -18, 66], [26, 22, 30]), 2, 12), 92),
    solid(
      'inside of the stomach',
      uneven(ellipsoid([48, -18, 66], [22, 18, 26]), 2, 12),
      (_, __, y) => (y < -24 ? HU.gas : 24),
    ),
    solid(
      'spleen',
      within(
        uneven(placed(ellipsoid([0, 0, 0], [20, 38, 46]), [88, 32, 60], [0, 0, 20]), 4, 14, 6),
        shrunk(cavity(), 8),
      ),
      soft(118, 6, 6),
    ),
  ];
}
