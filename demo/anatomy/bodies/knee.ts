import { roughness } from '../noise';
import {
  ellipsoid,
  joined,
  loft,
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
import { bone, HU, longBone } from '../tissues';

/**
 * A left knee in extension: lateral is +x, the joint line is at z = 0. A right knee is its mirror
 * image.
 */
export function kneeBones(): Solid[] {
  return [
    solid(
      'fibula',
      fibula(),
      longBone((z) => (z > -40 ? 1 : 2.2), -260, -44),
    ),
    solid(
      'femur',
      femur(),
      longBone((z) => (z < 46 ? 0.9 : 0.9 + (z - 46) / 15), 62, 400),
    ),
    solid(
      'tibia',
      tibia(),
      longBone((z) => (z > -40 ? 0.9 : Math.min(4.5, 0.9 + (-40 - z) / 15)), -400, -60),
    ),
    solid('patella', uneven(ellipsoid([2, -40, 30], [21, 9, 21]), 1, 9), bone(1.2, 180)),
  ];
}

export function kneeFlesh(): Solid[] {
  const skin = loft([
    [-150, 4, 10, 50, 56],
    [-90, 2, 10, 54, 58],
    [-30, 0, 2, 52, 55],
    [10, 0, 0, 53, 58],
    [60, 3, 0, 60, 64],
    [150, 8, 0, 72, 78],
  ]);
  const muscle = loft([
    [-150, 4, 10, 44, 50],
    [-90, 2, 10, 47, 51],
    [-30, 0, 2, 45, 47],
    [10, 0, 0, 47, 50],
    [60, 3, 0, 52, 56],
    [150, 8, 0, 63, 70],
  ]);
  return [solid('fat', skin, HU.fat), solid('muscle', muscle, HU.muscle)];
}

function femur(): Shape {
  const shaft = loft([
    [12, 0, 0, 16, 12],
    [22, 0, 0, 33, 20, 2.2],
    [34, 0, -2, 37, 20, 2.3],
    [48, 1, -3, 30, 18],
    [66, 2, -4, 21, 16],
    [90, 4, -4, 16.5, 15],
    [150, 9, -4, 14.5, 15],
  ]);
  const condyles = [
    placed(ellipsoid([0, 0, 0], [18.5, 31, 22]), [-23.5, 4, 23.5], [0, 6, 0]),
    placed(ellipsoid([0, 0, 0], [18, 32, 22]), [23, 3, 24.5], [0, -5, 0]),
  ];
  const epicondyles = [ellipsoid([-38, 2, 32], [6, 9, 11]), ellipsoid([37, 2, 33], [5, 8, 10])];
  const notch = ellipsoid([0, 16, 6], [9, 24, 17]);
  return uneven(without(joined(6, shaft, ...condyles, ...epicondyles), notch), 0.7, 14, 1);
}

function tibia(): Shape {
  const shaft = loft([
    [-160, -1, 2, 13, 15],
    [-100, 0, 1, 14, 16],
    [-66, 0, 0, 16.5, 19],
    [-44, 0, 2, 23, 21],
    [-26, 0, 4, 33, 23, 2.2],
    [-14, 0, 4, 39, 25, 2.4],
    [-8, 0, 4, 40, 26, 2.6],
    [-4, 0, 4, 39, 25.5, 2.6],
    [-1.5, 0, 4, 36, 23, 2.6],
  ]);
  const spines = [ellipsoid([-4.5, 4, -3], [3.2, 7, 7.5]), ellipsoid([5, 6, -3], [3, 6, 6])];
  const hollows = [ellipsoid([-21, 4, 9], [21, 30, 13.5]), ellipsoid([21, 4, 10], [21, 30, 13.5])];
  return uneven(joined(4, without(shaft, ...hollows), ...spines), 0.6, 12, 2);
}

function fibula(): Shape {
  return uneven(
    loft([
      [-160, 27, 14, 6.5, 7],
      [-90, 30, 16, 6, 6.5],
      [-48, 35, 17, 5.2, 5.5],
      [-34, 37, 17, 6.5, 7],
      [-24, 38, 17, 9.5, 9],
      [-17, 39, 18, 8.5, 8],
      [-11, 40, 19, 3.5, 4],
    ]),
    0.5,
    9,
    3,
  );
}

/** A plate on each side of the tibia with its screws: rafts under the joint, then through the shaft. */
export function twoPlates(): Solid[] {
  const lateral = loft([
    [-128, 17.5, -3, 2, 6, 3],
    [-70, 20, -3, 2, 6, 3],
    [-46, 27, -2, 2, 6.5, 3],
    [-26, 37.5, 0, 2.1, 8, 3],
    [-12, 42.5, 2, 1.9, 10, 3],
    [-8, 42, 2, 1.4, 10, 3],
  ]);
  const medial = loft([
    [-104, -16.5, 4, 1.7, 4.5, 3],
    [-66, -19, 5, 1.7, 4.5, 3],
    [-44, -25.5, 7, 1.7, 5, 3],
    [-24, -36.5, 8, 1.7, 6, 3],
    [-12, -41, 8, 1.4, 7, 3],
  ]);
  const raft = [
    [-13, 2, -31],
    [-14.5, -5, -30],
    [-15.5, 9, -28],
    [-22, 2, -24],
  ].map(([z, y, end]) =>
    screw([43, y as number, z as number], [end as number, y as number, (z as number) + 1], 1.7),
  );
  const shaft = [-84, -97, -110, -122].map((z) => screw([20, -3, z], [-14.5, -1, z], 2));
  const oblique = screw([31, -2, -40], [-25, 6, -22], 1.8);
  const fromMedial = [
    screw([-41, 8, -18], [14, 6, -19.5], 1.5),
    screw([-18.5, 5, -76], [14.5, 3, -77], 1.7),
    screw([-17.5, 4, -92], [14, 2, -92.5], 1.7),
  ];
  const screws = [...raft, ...shaft, oblique, ...fromMedial];
  return [
    solid('lateral plate', lateral, HU.metal),
    solid('medial plate', medial, HU.metal),
    ...screws.map((one) => solid('screw', one, HU.metal)),
  ];
}

/** A core with a thread, so that its edges are toothed like those of a screw. */
function screw(from: Point, to: Point, radius: number): Shape {
  const core = tube([
    [...from, radius],
    [...to, radius * 0.8],
  ]);
  const head = tube([
    [...from, radius * 1.7],
    [from[0] + Math.sign(to[0] - from[0]) * 2, from[1], from[2], radius * 1.5],
  ]);
  return {
    low: [core.low[0] - 3, core.low[1] - 3, core.low[2] - 3],
    high: [core.high[0] + 3, core.high[1] + 3, core.high[2] + 3],
    depth: (x, y, z) =>
      Math.max(core.depth(x, y, z) + 0.22 * Math.sin(x * 3.4), head.depth(x, y, z)),
  };
}

/** A line through the medial metaphysis that has not healed, with dense edges. */
export function medialNonunion(): Solid[] {
  const inTibia = tibia();
  const at = [-20, 4, -41] as const;
  const turn = [0, -24, 0] as const;
  const line = uneven(placed(ellipsoid([0, 0, 0], [21, 40, 2.1]), at, turn), 1.5, 4.5, 4);
  const edges = uneven(placed(ellipsoid([0, 0, 0], [22, 40, 6]), at, turn), 2.6, 6, 5);
  return [
    solid(
      'dense edges',
      within(edges, inTibia),
      (_, x, y, z) => 420 + 260 * roughness(x / 4, y / 4, z / 4),
    ),
    solid('nonunion', within(line, inTibia), 40),
  ];
}
