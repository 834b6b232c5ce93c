import type { Random } from '../../random';
import type { Examination } from '../examination';
import { noise } from '../noise';
import type { Field, Shape } from '../solid';
import { blurred, type Plate } from './plate';

export type Hue = readonly [red: number, green: number, blue: number];

/**
 * A hollow organ as an endoscope sees it: x to the right of the screen, y down, z away from the
 * tip, in millimetres.
 */
export interface Lumen {
  /** Millimetres from a point in the lumen to its wall. */
  readonly wall: Field;
  readonly hue: (x: number, y: number, z: number) => Hue;
  /** Differently coloured parts of the wall: how far each covers a point, 0 to 1. */
  readonly stains: readonly {
    readonly name: string;
    readonly cover: Field;
    readonly hue: Hue;
    readonly isMatt?: boolean;
  }[];
  /** What stands out from the wall. */
  readonly growths: readonly {
    readonly name: string;
    readonly shape: Shape;
    readonly hue: (x: number, y: number, z: number) => Hue;
    /** Millimetres over which it merges with the wall. */
    readonly fillet: number;
  }[];
  /** How far light reaches, in millimetres. */
  readonly reach: number;
}

interface Sight {
  readonly caption: string;
  readonly words: Readonly<Record<string, string>>;
  readonly lumen: Lumen;
  /** Where the tip points, across and down, in degrees. */
  readonly bent?: readonly [across: number, down: number];
}

const WIDTH = 120;
const HIGH = 0.8;
/** Half the angle of view along the diagonal. */
const VIEW = (66 * Math.PI) / 180;
const STEPS = 130;
const BLACK: Hue = [0, 0, 0];
const { abs, cos, exp, hypot, max, min, sin, sqrt } = Math;

/** The view through an endoscope with its two lights beside the lens. */
export function endoscopy({ caption, words, lumen, bent = [0, 0] }: Sight): Examination {
  return {
    caption,
    words,
    category: 'IMAGE',
    width: WIDTH,
    spacing: WIDTH / 600,
    finish: { black: 0, white: 255, grain: noisy },
    take: (spacing, omit) => {
      const seen: Lumen = omit
        ? {
            ...lumen,
            stains: lumen.stains.filter(({ name }) => !omit.test(name)),
            growths: lumen.growths.filter(({ name }) => !omit.test(name)),
          }
        : lumen;
      const [width, height] = [Math.round(WIDTH / spacing), Math.round((WIDTH * HIGH) / spacing)];
      const data = new Float32Array(width * height * 3);
      for (let row = 0; row < height; row += 1)
        for (let column = 0; column < width; column += 1) {
          const x = (column + 0.5 - width / 2) / (height / 2);
          const y = (row + 0.5 - height / 2) / (height / 2);
          if (!isInFrame(x, y)) continue;
          data.set(lookAt(seen, x, y, bent), (row * width + column) * 3);
        }
      return softened({ data, width, height, isColoured: true }, 0.18 / spacing);
    },
  };
}

/** A square with its corners cut off, as wide as the chip. */
const isInFrame = (x: number, y: number): boolean =>
  abs(x) < 1.06 && abs(y) < 0.96 && abs(x) + abs(y) < 1.68;

function lookAt(lumen: Lumen, x: number, y: number, bent: readonly [number, number]): Hue {
  const away = hypot(x, y) * (VIEW / 1.35);
  const [u, v] = [x / (hypot(x, y) || 1), y / (hypot(x, y) || 1)];
  const straight: Ray = [sin(away) * u, sin(away) * v, cos(away)];
  const ray = turned(straight, (bent[0] * Math.PI) / 180, (bent[1] * Math.PI) / 180);
  let gone = 1.5;
  let before = gone;
  for (let step = 0; step < STEPS; step += 1) {
    const left = space(lumen, gone * ray[0], gone * ray[1], gone * ray[2]);
    if (left < 0.02 + 0.0015 * gone)
      return lit(lumen, ray, left < 0 ? met(lumen, ray, before, gone) : gone);
    before = gone;
    gone += max(0.09, left * 0.55);
    if (gone > lumen.reach) return BLACK;
  }
  return lit(lumen, ray, gone);
}

/** Where a ray meets the surface between two of its points. */
function met(lumen: Lumen, ray: Ray, before: number, after: number): number {
  let [outside, inside] = [before, after];
  for (let step = 0; step < 8; step += 1) {
    const middle = (outside + inside) / 2;
    if (space(lumen, middle * ray[0], middle * ray[1], middle * ray[2]) < 0) inside = middle;
    else outside = middle;
  }
  return outside;
}

type Ray = readonly [x: number, y: number, z: number];

function turned([x, y, z]: Ray, across: number, down: number): Ray {
  const [x1, z1] = [x * cos(across) + z * sin(across), z * cos(across) - x * sin(across)];
  return [x1, y * cos(down) + z1 * sin(down), z1 * cos(down) - y * sin(down)];
}

/** Millimetres to the nearest surface. */
function space(lumen: Lumen, x: number, y: number, z: number): number {
  let nearest = lumen.wall(x, y, z);
  for (const { shape, fillet } of lumen.growths) {
    const { low, high } = shape;
    const far = max(low[0] - x, x - high[0], low[1] - y, y - high[1], low[2] - z, z - high[2]);
    if (far > fillet + 1) {
      nearest = min(nearest, far);
      continue;
    }
    const other = -shape.depth(x, y, z);
    const blend = max(fillet - abs(nearest - other), 0);
    nearest = min(nearest, other) - (blend * blend) / (4 * fillet || 1);
  }
  return nearest;
}

function hueAt(lumen: Lumen, x: number, y: number, z: number): { hue: Hue; matt: number } {
  let hue = lumen.hue(x, y, z);
  let matt = 0;
  for (const stain of lumen.stains) {
    const share = stain.cover(x, y, z);
    hue = mixed(hue, stain.hue, share);
    if (stain.isMatt === true) matt = max(matt, share);
  }
  const wall = lumen.wall(x, y, z);
  for (const { shape, hue: own, fillet } of lumen.growths) {
    const share = min(1, max(0, 0.5 + (wall + shape.depth(x, y, z)) / (0.8 * fillet + 0.3)));
    if (share > 0) hue = mixed(hue, own(x, y, z), share);
  }
  return { hue, matt };
}

export const mixed = (one: Hue, other: Hue, share: number): Hue => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

const NEAR = 0.12;

function lit(lumen: Lumen, ray: Ray, gone: number): Hue {
  const [x, y, z] = [gone * ray[0], gone * ray[1], gone * ray[2]];
  const here = space(lumen, x, y, z);
  const rough = (at: number) => 0.05 * noise(x * at, y * at, z * at);
  const bump = (dx: number, dy: number, dz: number) =>
    0.035 * noise((x + dx) * 1.7, (y + dy) * 1.7, (z + dz) * 1.7) +
    0.016 * noise((x + dx) * 4.3, (y + dy) * 4.3, (z + dz) * 4.3);
  const level = bump(0, 0, 0);
  const slope: Ray = [
    space(lumen, x + NEAR, y, z) - here + bump(NEAR, 0, 0) - level,
    space(lumen, x, y + NEAR, z) - here + bump(0, NEAR, 0) - level,
    space(lumen, x, y, z + NEAR) - here + bump(0, 0, NEAR) - level,
  ];
  const long = hypot(...slope) || 1;
  const normal: Ray = [slope[0] / long, slope[1] / long, slope[2] / long];
  let light = 0;
  let shine = 0;
  for (const from of [-3.4, 3.4]) {
    const to: Ray = [from - x, -0.6 - y, -z];
    const far = hypot(...to);
    const facing = (normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2]) / far;
    const half: Ray = [to[0] / far - ray[0], to[1] / far - ray[1], to[2] / far - ray[2]];
    const wet =
      (normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2]) / (hypot(...half) || 1);
    // The device turns its lamp down before what is close.
    const strength = 1 / (0.42 + (far / 38) ** 1.45);
    light += strength * (0.2 + 0.8 * max(0, facing));
    shine += strength * max(0, wet) ** 240;
  }
  const { hue, matt } = hueAt(lumen, x, y, z);
  const fade = exp(-gone / lumen.reach);
  const amount = light * fade * 0.62 * (1 + rough(0.9) + rough(0.31));
  const glint = shine * fade * 120 * (1 - 0.7 * matt);
  // Light that has gone through tissue comes back redder.
  return hue.map((share, channel) => {
    const seen = share * amount * (channel === 0 ? 1.05 : 0.94 + 0.08 * min(1, amount));
    return min(255, 255 * (1 - exp(-1.5 * seen)) + glint);
  }) as unknown as Hue;
}

/** As sharp as the lens: every colour blurred by this radius in pixels. */
function softened(plate: Plate, radius: number): Plate {
  const { width, height, data } = plate;
  const soft = new Float32Array(data.length);
  for (let channel = 0; channel < 3; channel += 1) {
    const one = new Float32Array(width * height);
    for (let index = 0; index < one.length; index += 1)
      one[index] = data[index * 3 + channel] as number;
    const { data: seen } = blurred({ data: one, width, height }, radius);
    for (let index = 0; index < one.length; index += 1)
      soft[index * 3 + channel] = seen[index] as number;
  }
  return { ...plate, data: soft };
}

/** Sensor noise, stronger in dark areas. */
function noisy(plate: Plate, random: Random): Plate {
  const data = plate.data.map((value) =>
    value < 0.5 ? 4 : value + (random.next() + random.next() - 1) * (2.2 + 7 / sqrt(1 + value / 8)),
  );
  return { ...plate, data };
}
