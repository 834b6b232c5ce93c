import { type Hue, type Lumen, mixed } from '../cameras/endoscope';
import { noise, roughness } from '../noise';
import { ellipsoid, type Shape } from '../solid';

/** The walls of hollow organs, and their lining. */

const { abs, atan2, cos, exp, hypot, max, min, PI, sin } = Math;

/** The angle of a clock position, clockwise from 3 o'clock as y runs down. */
export const angleOf = (clock: number): number => ((clock - 3) * PI) / 6;

export const rise = (from: number, to: number, at: number): number => {
  const share = min(1, max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** Thin vessels under a mucosa: where noise crosses zero, in places. */
function vessels(x: number, y: number, z: number, size: number): number {
  const bend = 0.8 * noise(x / 9, y / 9, z / 9);
  const one = abs(noise(x / size + bend, y / size, z / size + bend));
  const two = abs(noise(x / (size * 0.45) + 9, y / (size * 0.45) + bend, z / (size * 0.45)));
  const there = rise(-0.1, 0.35, noise(x / 17, y / 17, z / 17 + 4));
  return min(1, 0.85 * (1 - rise(0.012, 0.055, one)) + 0.5 * there * (1 - rise(0.02, 0.09, two)));
}

/** Bumps of this height and size that fade away from the surface: light shows every jump. */
export const rugged = (shape: Shape, height: number, size: number, seed: number): Shape => ({
  low: [shape.low[0] - height, shape.low[1] - height, shape.low[2] - height],
  high: [shape.high[0] + height, shape.high[1] + height, shape.high[2] + height],
  depth: (x, y, z) => {
    const depth = shape.depth(x, y, z);
    const near = 1 - rise(height, 5 * height + 1, abs(depth));
    if (near === 0) return depth;
    return (
      depth + near * height * noise(x / size + seed * 3.7, y / size + seed * 1.3, z / size + seed)
    );
  },
});

export const SQUAMOUS: Hue = [0.93, 0.56, 0.47];
export const COLUMNAR: Hue = [0.84, 0.24, 0.16];
export const COLON: Hue = [0.88, 0.5, 0.36];
const DEEP: Hue = [0.62, 0.18, 0.13];

export const mucosa =
  (base: Hue, size: number, share: number) =>
  (x: number, y: number, z: number): Hue => {
    const red = 0.5 + 0.5 * roughness(x / 12, y / 12, z / 12);
    return mixed(mixed(base, DEEP, 0.16 * red), DEEP, share * vessels(x, y, z, size));
  };

/** The lower oesophagus: soft longitudinal folds, gathered at the junction. */
export function oesophagus(junction: number): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    const turn = atan2(y, x);
    const shut = rise(junction - 13, junction + 4, z);
    const folds = (0.35 + 1.5 * shut) * (0.5 + 0.5 * cos(6 * turn + 1.4 * noise(z / 30, 1, 2)));
    const rings = 0.5 * noise(z / 9, 0.3, 5.2) * (1 - shut);
    const open = 11.5 - 6.6 * shut + 5 * rise(junction + 6, junction + 22, z);
    const [cx, cy] = [1.6 * sin(z / 24), 1.1 * sin(z / 19 + 1)];
    const round = hypot(x - cx, (y - cy) * 1.06);
    return open - folds + rings + 0.35 * noise(x / 5, y / 5, z / 7) - round;
  };
}

/** The colon: three rows of haustra between semilunar folds. */
export function colon(turnOf: number): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    const [cx, cy] = [9 * (1 - cos(z / 62)) * 1.5, 5 * sin(z / 70 + turnOf) - 5 * sin(turnOf)];
    const turn = atan2(y - cy, x - cx);
    const round = hypot(x - cx, y - cy);
    let fold = 0;
    for (let row = -1; row <= 1; row += 1) {
      const middle = 23 * (Math.round((z - 12) / 23) + row) + 12;
      const lean = 3.2 * sin(turn * 2 + middle) + 2.4 * sin(turn + middle * 0.4);
      const off = (z - middle - lean) / 2.7;
      const wide = 0.62 + 0.38 * cos(3 * (turn - turnOf) + middle * 0.05);
      fold = max(fold, exp(-off * off) * (4.2 + 4.6 * wide));
    }
    const open = 25 - 1.5 * cos(3 * (turn - turnOf));
    return open - fold + 0.5 * noise(x / 6, y / 6, z / 6) - round;
  };
}

/** A form on the wall at a clock position and depth: its radii around, inwards and along. */
export function onWall(
  wall: Lumen['wall'],
  clock: number,
  z: number,
  [around, along, inwards]: readonly [number, number, number],
): Shape {
  const [to, down] = [cos(angleOf(clock)), sin(angleOf(clock))];
  let far = 0;
  while (far < 60 && wall(to * far, down * far, z) > 0) far += 0.2;
  const at = far - inwards * 0.35;
  const shape = ellipsoid([0, 0, 0], [around, inwards, along]);
  const reach = max(around, inwards, along);
  return rugged(
    {
      low: [to * at - reach, down * at - reach, z - reach],
      high: [to * at + reach, down * at + reach, z + reach],
      depth: (x, y, zz) => {
        const [u, v] = [x - to * at, y - down * at];
        return shape.depth(u * -down + v * to, u * to + v * down, zz - z);
      },
    },
    0.35,
    2.6,
    2,
  );
}
