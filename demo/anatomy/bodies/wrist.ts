import {
  block,
  ellipsoid,
  joined,
  loft,
  type Point,
  part,
  placed,
  placedSolid,
  type Shape,
  type Solid,
  solid,
  tube,
  uneven,
  within,
  without,
} from '../solid';
import { bone, HU, longBone } from '../tissues';

/** A left wrist from the front: radial is +x, the radiocarpal joint is at z = 0, the hand is above. */
export function wristFlesh(): Solid[] {
  const outline = (more: number) =>
    loft([
      [-110, -6, 0, 30 + more, 22 + more],
      [-60, -6, 0, 28 + more, 20 + more],
      [-10, -4, 0, 29 + more, 18 + more],
      [15, -2, 0, 31 + more, 17 + more],
      [40, 0, 0, 38 + more, 15 + more, 2.3],
      [62, -4, 0, 38 + more, 13 + more, 2.4],
      [100, -6, 0, 38 + more, 12 + more, 2.4],
    ]);
  const thumb = (more: number) =>
    tube([
      [26, -4, 30, 14 + more],
      [48, -6, 70, 12 + more],
      [58, -6, 104, 10 + more],
    ]);
  return [
    solid('fat', joined(8, outline(2.5), thumb(2)), HU.fat),
    solid('muscle', joined(8, outline(-1), thumb(-1)), HU.muscle),
  ];
}

/** @param step millimetres by which the ulnar part of the joint surface has sunk; 0 is unbroken */
export function wristBones(step: number): Solid[] {
  return [
    ...hand().map((shape, index) =>
      solid(
        `metacarpal ${index + 1}`,
        shape,
        longBone((z) => (z > 46 ? Math.min(1.9, 0.8 + (z - 46) / 12) : 0.8), 56, 300),
      ),
    ),
    ...carpus().map((shape, index) => solid(`carpal ${index + 1}`, shape, bone(0.7, 330, 950))),
    solid(
      'ulna',
      ulna(),
      longBone((z) => (z < -16 ? Math.min(2.3, 0.8 + (-16 - z) / 12) : 0.8), -300, -26),
    ),
    ...(step === 0 ? [solid('radius', radius(), radial)] : brokenRadius(step)),
  ];
}

const radial = longBone((z) => (z < -22 ? Math.min(2.6, 0.8 + (-22 - z) / 14) : 0.8), -300, -34);

function radius(): Shape {
  const shaft = loft([
    [-110, 7, 0, 8, 8],
    [-60, 7, 0, 8.4, 8.5],
    [-38, 6.5, 0, 10, 9.5],
    [-22, 6, 0, 13.5, 11, 2.2],
    [-10, 5, 0, 16, 12, 2.4],
    [-2, 5, 0, 16.5, 12, 2.6],
    [6, 9, 0, 12, 10, 2.2],
    [11, 15.5, 0, 6.5, 7],
    [14, 17.5, 0, 2.5, 3.5],
  ]);
  const joint = placed(ellipsoid([0, 0, 0], [27, 17, 18]), [-3, 0, 17.5], [0, 22, 0]);
  return uneven(without(shaft, joint), 0.4, 8, 1);
}

/** Two parts of the joint, one sunk, over a metaphysis that is crushed. */
function brokenRadius(step: number): Solid[] {
  const whole = solid('radius', radius(), radial);
  const column = (from: number, to: number): Shape =>
    uneven(block([(from + to) / 2, 0, 3], [(to - from) / 2, 20, 20], 0.4), 1.3, 5, 2);
  const radialPart = part(
    'radial part',
    placedSolid(whole, [1.4, 0, -2.6], [0, -3, 0]),
    column(4.2, 40),
  );
  const ulnarPart = part(
    'ulnar part',
    placedSolid(whole, [-0.5, 0, -2.6 - step], [0, 2, 0]),
    column(-30, 3.2),
  );
  const stump = part(
    'shaft of the radius',
    whole,
    uneven(placed(block([0, 0, -62], [40, 30, 44], 1), [0, 0, 0], [12, 9, 0]), 2.6, 6, 3),
  );
  const chip = uneven(
    placed(ellipsoid([0, 0, 0], [2.6, 3, 6]), [22.8, -2, -13], [0, 14, 0]),
    0.9,
    3,
    4,
  );
  const spike = uneven(
    placed(ellipsoid([0, 0, 0], [1.8, 3, 7]), [-9.5, 5, -20], [0, -8, 0]),
    0.9,
    3,
    7,
  );
  const dense = uneven(ellipsoid([6, 4, -18], [13, 7, 2.6]), 1.6, 4, 5);
  return [
    stump,
    radialPart,
    ulnarPart,
    solid('crushed bone', within(dense, whole), 620),
    solid('chip', chip, bone(0.7, 250, 900)),
    solid('spike', spike, bone(0.7, 250, 900)),
  ];
}

function ulna(): Shape {
  const shaft = loft([
    [-110, -20, 0, 6.5, 7],
    [-50, -18.5, 0, 5.8, 6.5],
    [-22, -18.5, 1, 6, 6.5],
    [-10, -19, 2, 8.2, 8],
    [-4, -19, 2, 8.6, 8.2],
    [-1, -19, 2, 7, 7],
  ]);
  return uneven(
    joined(
      2,
      shaft,
      tube([
        [-25, 4, -4, 2.6],
        [-26.5, 5, 3.5, 1.5],
      ]),
    ),
    0.4,
    7,
    6,
  );
}

function carpus(): Shape[] {
  const of = (at: Point, radii: Point, turn: number, seed: number) =>
    uneven(
      placed(block([0, 0, 0], radii, Math.min(radii[0], radii[2]) * 0.82), at, [0, turn, 0]),
      1,
      7,
      seed,
    );
  return [
    of([11.5, -1, 13.5], [6.2, 7, 11.5], 33, 1),
    of([-3.5, 0, 9.5], [7.6, 8, 6.8], 10, 2),
    of([-17, 2, 13.5], [6.6, 7, 6.4], -24, 3),
    of([18, -2, 28], [7, 7, 7.2], 24, 5),
    of([8.8, 1, 30.5], [5, 7, 5.8], 6, 6),
    of([-1.5, 0, 25], [6.6, 8, 11], -4, 7),
    of([-13.2, 0, 26.5], [7.4, 8, 8.6], -14, 8),
    uneven(ellipsoid([-18.5, -10, 14], [4.6, 4.4, 5.2]), 0.6, 4, 4),
  ];
}

function hand(): Shape[] {
  const ray = (base: Point, head: Point, wide: number, seed: number) =>
    uneven(
      joined(
        3,
        tube([
          [...base, wide],
          [
            base[0] + (head[0] - base[0]) * 0.2,
            base[1],
            base[2] + (head[2] - base[2]) * 0.2,
            wide * 0.72,
          ],
          [(base[0] + head[0]) / 2, base[1] + 1, (base[2] + head[2]) / 2, wide * 0.62],
          [head[0], head[1], head[2], wide * 0.98],
        ]),
        block([base[0], base[1], base[2] - 1.5], [wide * 0.95, wide, wide * 0.7], 2),
      ),
      0.5,
      7,
      seed,
    );
  return [
    ray([26.5, -5, 41], [47, -8, 76], 6.8, 1),
    ray([11.5, 0, 43.5], [20, 0, 100], 6.6, 2),
    ray([-0.5, 0, 43.5], [2, 0, 102], 6.6, 3),
    ray([-10.5, 0, 42], [-15, 0, 96], 5.8, 4),
    ray([-19.5, 0, 40], [-31, 0, 88], 5.8, 5),
  ];
}
