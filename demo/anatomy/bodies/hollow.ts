import { type Lumen, mixed } from '../cameras/endoscope';
import { noise, roughness } from '../noise';
import { ellipsoid, joined } from '../solid';
import {
  angleOf,
  COLON,
  COLUMNAR,
  colon,
  mucosa,
  oesophagus,
  onWall,
  rise,
  rugged,
  SQUAMOUS,
} from './gut-walls';

/** Hollow organs before an endoscope; sizes are millimetres, clock positions those of the screen. */

const { abs, atan2, cos, hypot, max, sin } = Math;

/** The direction, height and width of each. */
const TONGUES = [
  [0.75, 1, 0.5],
  [2.2, 0.45, 0.7],
  [3.75, 0.72, 0.42],
  [5.5, 0.25, 0.6],
] as const;

/**
 * Columnar mucosa above the junction: all around for some millimetres, in tongues up to others
 * (C and M of the Prague criteria).
 */
export function barrett(
  circumferential: number,
  maximal: number,
  nodule?: { clock: number; across: number },
): Lumen {
  const junction = maximal + 7;
  const wall = oesophagus(junction);
  const height = (turn: number) => {
    // The highest tongue reaches what the text says, the others less.
    const tongues = TONGUES.map(([at, tall, wide]) => {
      const bend = at + (nodule ? 2.3 : 0);
      const off = abs(atan2(sin(turn - bend), cos(turn - bend)));
      return tall * (1 - rise(0.12 * wide, wide, off));
    });
    return circumferential + (maximal - circumferential) * max(0, ...tongues);
  };
  const growths = nodule
    ? [
        {
          name: 'nodule',
          shape: onWall(wall, nodule.clock, junction - circumferential * 0.62, [
            nodule.across / 2,
            nodule.across / 2,
            nodule.across * 0.34,
          ]),
          hue: mucosa([0.84, 0.33, 0.24], 5, 0.3),
          fillet: 2.2,
        },
      ]
    : [];
  return {
    wall,
    hue: mucosa(SQUAMOUS, 6, 0.3),
    stains: [
      {
        name: 'columnar mucosa',
        hue: COLUMNAR,
        cover: (x, y, z) => {
          const edge =
            junction -
            height(atan2(y, x)) +
            1.3 * roughness(x / 2.4, y / 2.4, z / 2.4) +
            1.4 * noise(x / 6, y / 6, z / 6);
          return (
            0.92 *
            rise(edge - 0.5, edge + 0.5, z) *
            (0.85 + 0.15 * noise(x / 1.1, y / 1.1, z / 1.1))
          );
        },
      },
    ],
    growths,
    reach: 120,
  };
}

/** A sessile polyp of the colon. */
export function sessilePolyp(across: number, clock: number): Lumen {
  const wall = colon(0.5);
  const r = across / 2;
  const shape = onWall(wall, clock, 27, [r, r * 0.96, r * 0.8]);
  return {
    wall,
    hue: mucosa(COLON, 9, 0.5),
    stains: [],
    growths: [
      {
        name: 'polyp',
        shape: rugged(shape, 0.5, 2.4, 5),
        hue: (x, y, z) =>
          mixed([0.86, 0.38, 0.28], [0.94, 0.6, 0.5], 0.5 + 0.5 * noise(x * 1.5, y * 1.5, z * 1.5)),
        fillet: 1.6,
      },
    ],
    reach: 150,
  };
}

/** A flat white scar of the rectum with a few fine vessels. */
export function flatScar(clock: number): Lumen {
  const wall = colon(2.1);
  const [to, down] = [cos(angleOf(clock)), sin(angleOf(clock))];
  const within = (x: number, y: number, z: number) => {
    const along = (z - 26) / 9;
    const around = (x * -down + y * to) / 12;
    const side = x * to + y * down > 0 ? 0 : 9;
    const ragged = 0.3 * roughness(x / 4, y / 4, z / 4);
    return hypot(along, around) + side + ragged;
  };
  return {
    wall,
    hue: mucosa(COLON, 9, 0.5),
    stains: [
      {
        name: 'scar',
        hue: [1.4, 1.02, 0.84],
        cover: (x, y, z) => 0.92 * (1 - rise(0.5, 1.05, within(x, y, z))),
      },
      {
        name: 'scar, vessels',
        hue: [0.8, 0.2, 0.18],
        cover: (x, y, z) =>
          (1 - rise(0.6, 1.1, within(x, y, z))) *
          0.7 *
          (1 - rise(0.02, 0.06, abs(noise(x / 3 + noise(x, y, z / 2), y / 3, z / 3)))),
      },
    ],
    growths: [],
    reach: 140,
  };
}

/** An ulcerated growth all around the lower oesophagus. */
export function circumferentialCancer(): Lumen {
  const wall = oesophagus(60);
  const lumps = Array.from({ length: 11 }, (_, index) => {
    const turn = index * 0.571 + 0.12 * noise(index * 1.3, 2, 2);
    return ellipsoid(
      [cos(turn) * 9.4, sin(turn) * 9.4, 27 + (index % 3) * 5],
      [3.8 + (index % 2), 3.8 + (index % 2), 6 + (index % 4)],
    );
  });
  return {
    wall,
    hue: mucosa(SQUAMOUS, 6, 0.3),
    stains: [],
    growths: [
      {
        name: 'tumour',
        shape: rugged(rugged(joined(4, ...lumps), 1.2, 3.1, 2), 0.5, 1.2, 4),
        hue: (x, y, z) => {
          const dead = rise(0.05, 0.3, noise(x / 4.4, y / 4.4, z / 4.4));
          const blood = rise(0.16, 0.34, noise(x / 3.1 + 8, y / 3.1, z / 3.1));
          return mixed(
            mixed([0.82, 0.36, 0.26], [0.96, 0.72, 0.46], 0.8 * dead),
            [0.42, 0.05, 0.04],
            0.75 * blood,
          );
        },
        fillet: 2.4,
      },
    ],
    reach: 120,
  };
}
