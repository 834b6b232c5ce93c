import { Random } from '../../random';
import { path, sections, shrunk } from '../forms';
import { noise, roughness } from '../noise';
import {
  ball,
  ellipsoid,
  joined,
  loft,
  type Point,
  type Shape,
  type Solid,
  solid,
  tube,
  uneven,
  without,
} from '../solid';
import { HU, soft } from '../tissues';
import { ribs, spine } from './spine';

/** An adult's chest with contrast; the carina is at z = 0. */

/** The inside of the ribs. */
const cage = (): Shape =>
  loft(
    sections(
      '-150 0 -4 132 88 2.3, -40 0 -4 131 86 2.3, 40 0 -2 122 80 2.3, 100 0 2 92 62 2.2, 150 0 8 50 40',
    ),
  );

/** Between the lungs. */
const mediastinum = (): Shape =>
  loft(
    sections(
      '-150 12 -10 60 90 2, -40 10 -14 50 80 2, 0 3 -8 40 84 2, 50 2 -6 36 84 2, 150 0 0 34 70',
    ),
  );

export function lungs(): Shape {
  return uneven(
    without(cage(), uneven(mediastinum(), 3, 24, 2), ellipsoid([0, 54, 0], [34, 34, 400])),
    1.2,
    22,
    1,
  );
}

const emphysema = (_: number, x: number, y: number, z: number): number =>
  HU.lung + 26 * roughness(x / 5, y / 5, z / 5) - (noise(x / 6, y / 6, z / 6) > 0.42 ? 70 : 0);

function wall(fat: number): Solid[] {
  const outer = (more: number) =>
    loft(
      sections(
        `-160 0 2 ${152 + more} ${108 + more} 2.3, 0 0 2 ${160 + more} ${108 + more} 2.4, 60 0 4 ${168 + more} ${100 + more} 2.6, 150 0 8 ${150 + more} ${80 + more} 2.4`,
      ),
    );
  const both = (name: string, shape: (side: 1 | -1) => Shape, tissue: Solid['tissue']) =>
    ([-1, 1] as const).map((side) => solid(name, shape(side), tissue));
  return [
    solid('skin', uneven(outer(fat), 3, 60, 1), (depth, x, y, z) =>
      depth < 2 ? 20 : HU.fat + 8 * roughness(x / 6, y / 6, z / 6),
    ),
    solid('muscle', uneven(outer(0), 2, 30, 2), (_, x, y, z) =>
      Math.abs(noise(x / 16, y / 16, z / 40)) < 0.03
        ? -60
        : 58 + 8 * roughness(x / 4, y / 4, z / 9),
    ),
    ...both(
      'axillary fat',
      (side) => uneven(ellipsoid([side * 146, -4, 50], [18, 30, 70]), 3, 14, side),
      () => HU.fat,
    ),
    ...both(
      'blade',
      (side) =>
        uneven(
          tube([
            [side * 66, 98, 40, 3.6],
            [side * 104, 88, 44, 3],
            [side * 136, 56, 48, 5.4],
          ]),
          0.8,
          7,
          side,
        ),
      (depth) => (depth < 1.5 ? 1000 : 320),
    ),
    solid('thymic fat', shrunk(cage(), -1), HU.fat + 8),
  ];
}

function middle(): Solid[] {
  const vessel = (name: string, text: string, value = 235): Solid =>
    solid(name, uneven(tube(path(text)), 0.7, 10, 2), soft(value, 5, 5));
  return [
    solid(
      'fat of the mediastinum',
      mediastinum(),
      (_, x, y, z) => HU.fat + 12 + 12 * roughness(x / 5, y / 5, z / 5),
    ),
    vessel('ascending aorta', '-14 -30 -60 16, -14 -30 20 16, -4 -20 46 15'),
    vessel('arch', '-4 -20 46 14, 16 6 50 13, 27 34 42 13'),
    vessel('descending aorta', '27 34 42 13, 28 42 -20 12.5, 22 44 -160 12'),
    vessel('superior vena cava', '-36 -22 -50 9.5, -34 -24 40 9, -28 -30 90 9', 260),
    vessel('brachiocephalic artery', '-8 -14 52 6.5, -16 -16 110 6'),
    vessel('left carotid', '8 -4 54 4.6, 18 -6 120 4.2'),
    vessel('left subclavian', '18 14 54 5.2, 28 14 120 5'),
    vessel('azygos', '-14 32 -150 4, -12 32 20 4.4, -26 4 38 5', 150),
    solid('oesophagus', uneven(tube(path('4 30 -150 7, 6 28 0 7, 3 28 150 6.6')), 1, 7, 3), 52),
    solid(
      'gas in the oesophagus',
      uneven(tube(path('5 27 -150 1.6, 7 26 0 1.8, 4 26 150 1.6')), 0.6, 6, 1),
      -500,
    ),
    solid('wall of the trachea', tube(path('0 8 0 11, 0 8 160 11')), 70),
    solid('trachea', tube(path('0 8 0 9.4, 0 8 160 9.4')), HU.air),
    ...[
      [-22, -8, 30],
      [10, -12, 26],
      [-18, 16, 34],
    ].map((at) => solid('node', uneven(ball(at as unknown as Point, 3), 0.6, 4), 62)),
    solid(
      'sternum',
      uneven(joined(3, ellipsoid([0, -86, 30], [24, 7, 60])), 1, 9, 2),
      (depth, x, y, z) => (depth < 1.2 ? 620 : 150 + 70 * noise(x / 2, y / 2, z / 2)),
    ),
  ];
}

/** Arteries and veins that branch from each hilum to the pleura. */
function branches(within: Shape): Solid[] {
  const random = new Random('vessels of the lungs');
  const found: (readonly [...Point, number])[][] = [];
  const grow = (from: Point, towards: Point, radius: number, left: number): void => {
    const reach = random.between(12, 24);
    const bend = () => random.between(-0.55, 0.55);
    const way: Point = [towards[0] + bend(), towards[1] + bend(), towards[2] + bend() * 0.8];
    const length = Math.hypot(...way) || 1;
    const to: Point = [
      from[0] + (way[0] / length) * reach,
      from[1] + (way[1] / length) * reach,
      from[2] + (way[2] / length) * reach,
    ];
    found.push([
      [...from, radius],
      [...to, radius * 0.82],
    ]);
    if (left === 0 || within.depth(...to) < 4) return;
    grow(to, way, radius * 0.8, left - 1);
    if (random.chance(0.75))
      grow(
        to,
        [way[0] + bend() * 2, way[1] + bend() * 2, way[2] + bend() * 2],
        radius * 0.62,
        left - 1,
      );
  };
  for (const side of [-1, 1] as const)
    for (let index = 0; index < 16; index += 1)
      grow(
        [side * 42, 2, 10],
        [side * random.between(0.5, 1), random.between(-1, 1), random.between(-0.5, 1.1)],
        random.between(3, 5),
        6,
      );
  return found.map((points) => {
    const shape = tube(points);
    return solid(
      'vessel of the lung',
      { ...shape, depth: (x, y, z) => Math.min(shape.depth(x, y, z), within.depth(x, y, z)) },
      60,
    );
  });
}

/** A nodule with spicules. */
export function spiculated(at: Point, diameter: number): Solid[] {
  const random = new Random('spicules');
  const radius = diameter / 2;
  const rays = Array.from({ length: 11 }, (_, index) => {
    const turn = (index / 11) * 2 * Math.PI + random.between(-0.28, 0.28);
    const [near, far] = [radius * 0.6, radius * random.between(0.95, 1.9)];
    return tube([
      [at[0] + near * Math.cos(turn), at[1] + near * Math.sin(turn), at[2], 1.5],
      [
        at[0] + far * Math.cos(turn),
        at[1] + far * Math.sin(turn),
        at[2] + random.between(-1, 1),
        0.35,
      ],
    ]);
  });
  return [
    ...rays.map((ray) => solid('spicule', ray, -180)),
    solid(
      'nodule',
      uneven(ellipsoid(at, [radius - 0.4, radius * 0.86, radius * 0.9]), 1.5, 5, 3),
      soft(42, 12, 3),
    ),
  ];
}

export function chest(fat: number): Solid[] {
  const space = lungs();
  return [
    ...wall(fat),
    solid('lung', space, emphysema),
    ...branches(space),
    ...middle(),
    ...spine(),
    ...ribs(),
  ];
}
