import { sections } from '../forms';
import { noise, roughness } from '../noise';
import { ellipsoid, loft, type Shape, type Solid, solid, uneven } from '../solid';
import { HU } from '../tissues';
import { ribs, spine } from './spine';

/**
 * The wall of an adult's abdomen from the diaphragm (z = 120) to the iliac crest (z = −130); the disc
 * between L1 and L2 is at z = 0, and the front of the spine is some 20 mm behind the middle.
 */
export interface Build {
  /** Millimetres of fat under the skin. */
  readonly fat: number;
  /** The whole body beside that of an adult of medium build. */
  readonly size?: number;
}

let inside: Shape | undefined;

/** The inside of the wall: everything in the belly lies within it. Made once, for hundreds of organs. */
export function cavity(): Shape {
  inside ??= loft(
    sections(
      '-210 0 -10 112 70 2.3, -120 0 -14 122 78 2.3, -30 0 -12 127 80 2.2, 50 0 -8 130 86 2.15, 150 0 -6 124 88 2.1',
    ),
  );
  return inside;
}

export function wall({ fat }: Build): Solid[] {
  const outer = (more: number) =>
    loft([
      [-220, 0, 4, 146 + more, 92 + more, 2.4],
      [-120, 0, 2, 145 + more, 95 + more, 2.35],
      [-30, 0, 2, 147 + more, 97 + more, 2.3],
      [60, 0, 2, 149 + more, 102 + more, 2.2],
      [160, 0, 2, 146 + more, 104 + more, 2.2],
    ]);
  const skin = solid('skin', uneven(outer(fat), 3, 60, 1), (depth, x, y, z) =>
    depth < 2 ? 20 : HU.fat + 7 * roughness(x / 6, y / 6, z / 6) + septa(x, y, z),
  );
  const muscle = solid('wall', uneven(outer(0), 2, 30, 2), layered);
  const inner = solid(
    'fat of the belly',
    uneven(cavity(), 1.6, 24, 3),
    (_, x, y, z) => HU.fat + 3 + 9 * roughness(x / 5, y / 5, z / 5) + strands(x, y, z),
  );
  return [skin, muscle, behind(), inner, ...back(), ...besideSpine(), ...spine(), ...ribs()];
}

/** Three layers with fat between them. */
const layered = (depth: number, x: number, y: number, z: number): number => {
  const level = HU.muscle + 7 * roughness(x / 4, y / 9, z / 9);
  const between = Math.abs(((depth + 1.2 * noise(x / 20, y / 20, z / 20)) % 6.5) - 3.2);
  return between < 0.55 && Math.abs(x) > 62 && y < 48 ? level - 85 : level;
};

const septa = (x: number, y: number, z: number): number =>
  Math.abs(noise(x / 13, y / 13, z / 30)) < 0.025 ? 32 : 0;

/** Small vessels and strands in the fat. */
const strands = (x: number, y: number, z: number): number => {
  const thread = Math.abs(noise(x / 15 + 9, y / 15, z / 26));
  const other = Math.abs(noise(x / 19, y / 19 + 5, z / 22));
  return thread < 0.03 && other < 0.45 ? 95 : 0;
};

/** The fat between the muscles of the back. */
function behind(): Solid {
  return solid('fat of the back', ellipsoid([0, 84, -30], [88, 24, 300]), HU.fat + 10);
}

const both = (name: string, shape: (side: 1 | -1) => Shape): Solid[] =>
  ([-1, 1] as const).map((side) => solid(name, shape(side), marbled));

function back(): Solid[] {
  return [
    ...both('erector', (side) =>
      uneven(
        loft([
          [-230, side * 30, 80, 27, 17, 2.4],
          [-60, side * 35, 79, 31, 18, 2.4],
          [160, side * 32, 80, 26, 14, 2.4],
        ]),
        1.6,
        10,
        side,
      ),
    ),
    ...both('multifidus', (side) =>
      uneven(
        loft([
          [-230, side * 13, 76, 12, 16],
          [160, side * 12, 78, 9, 12],
        ]),
        1.2,
        7,
        side + 3,
      ),
    ),
  ];
}

/** The muscles beside the spine, in front of those of the back. */
function besideSpine(): Solid[] {
  return [
    ...both('quadratus', (side) =>
      uneven(
        loft([
          [-130, side * 72, 58, 20, 9],
          [-20, side * 62, 58, 16, 7],
          [60, side * 54, 58, 8, 4],
        ]),
        1.2,
        9,
        side,
      ),
    ),
    ...both('psoas', (side) =>
      uneven(
        loft([
          [-230, side * 52, 20, 19, 22],
          [-110, side * 44, 38, 21, 23],
          [-30, side * 36, 42, 15, 18],
          [30, side * 30, 46, 8, 11],
          [60, side * 27, 48, 3, 4],
        ]),
        1.4,
        10,
        side,
      ),
    ),
  ];
}

const marbled = (_: number, x: number, y: number, z: number): number => {
  const stripe = noise(x / 4.2, y / 4.2, z / 24);
  return HU.muscle + 8 * roughness(x / 3, y / 3, z / 12) - (stripe > 0.62 ? 70 : 0);
};
