import { Random } from '../../random';
import { path, shrunk } from '../forms';
import { noise, roughness } from '../noise';
import {
  ellipsoid,
  type Point,
  placed,
  type Shape,
  type Solid,
  solid,
  type Tissue,
  tube,
  uneven,
  within,
} from '../solid';
import { HU, soft } from '../tissues';
import { cavity } from './wall';

const NO_GAS = -200;

/** A loop of bowel: a wall that takes up contrast, fluid, and gas where the patient's front is. */
function loop(
  name: string,
  shape: Shape,
  { thick, gasAbove, content }: { thick: number; gasAbove: number; content: number },
): Solid[] {
  return [
    solid(name, shape, soft(92, 12, 4)),
    solid(`inside of ${name}`, shrunk(shape, thick), (_, x, y, z) =>
      y < gasAbove ? HU.gas : content + 8 * roughness(x / 6, y / 6, z / 6),
    ),
  ];
}

export function stomach(): Solid[] {
  const form = uneven(
    tube(path('52 2 96 24, 60 -18 66 30, 52 -44 34 26, 22 -56 10 18, -14 -50 4 13, -30 -32 4 10')),
    2.2,
    20,
    1,
  );
  return loop('stomach', within(form, shrunk(cavity(), 3)), {
    thick: 4,
    gasAbove: -44,
    content: 24,
  });
}

export function duodenum(): Solid[] {
  const form = uneven(
    tube(path('-30 -30 4 10, -44 -16 -4 11, -46 -2 -26 11, -36 10 -46 11, 0 4 -52 10')),
    1.6,
    10,
    5,
  );
  return loop('duodenum', form, { thick: 2.6, gasAbove: -60, content: 20 });
}

const COLON = {
  'ascending colon': {
    way: '-98 16 -150 22, -100 18 -100 19, -94 0 -74 18',
    bulge: 5,
    size: 17,
    gas: 0,
  },
  'transverse colon': {
    way: '-94 0 -74 17, -76 -52 -62 16, -20 -72 -54 15, 40 -72 -40 15, 78 -56 4 15, 92 -38 18 15',
    bulge: 4.5,
    size: 15,
    gas: -62,
  },
  'descending colon': {
    way: '92 -38 18 15, 108 2 -16 14, 106 24 -60 13, 104 22 -100 13, 96 10 -160 13',
    bulge: 3.5,
    size: 13,
    gas: 12,
  },
};

export function colon(name: keyof typeof COLON): Solid[] {
  const { way, bulge, size, gas } = COLON[name];
  const shape = within(uneven(tube(path(way)), bulge, size, size), shrunk(cavity(), 2));
  const stool: Tissue = (_, x, y, z) => {
    if (y < gas - 4) return HU.gas;
    return noise(x / 4, y / 4, z / 4) > 0.3 ? -320 : 18 + 60 * noise(x / 3, y / 3, z / 3);
  };
  return [solid(name, shape, 66), solid('stool', shrunk(shape, 2.4), stool)];
}

interface Loops {
  /** Millimetres of the wall. */
  readonly thick?: number;
  /** Whether every loop has a level of gas over fluid. */
  readonly levels?: boolean;
  readonly region?: {
    left: number;
    right: number;
    front: number;
    back: number;
    low: number;
    high: number;
  };
}

const EVERYWHERE = { left: -78, right: 92, front: -74, back: 14, low: -200, high: -30 };

/** Loops of small bowel of this radius, packed without touching each other or what is to be avoided. */
export function smallBowel(
  seed: number,
  radius: number,
  avoid: readonly Shape[],
  { thick = 2.2, levels = false, region = EVERYWHERE }: Loops = {},
): Solid[] {
  const random = new Random(`loops ${seed}`);
  const room = shrunk(cavity(), radius * 0.75 + 3);
  const middles: Point[] = [];
  const isFree = (at: Point) =>
    room.depth(...at) >= 0 &&
    avoid.every((shape) => shape.depth(...at) <= -radius * 0.8) &&
    middles.every(
      (other) =>
        Math.hypot(at[0] - other[0], at[1] - other[1], (at[2] - other[2]) * 0.8) >= radius * 1.75,
    );
  for (let tries = 0; tries < 1400; tries += 1) {
    const at: Point = [
      random.between(region.left, region.right),
      random.between(region.front, region.back),
      random.between(region.low, region.high),
    ];
    if (isFree(at)) middles.push(at);
  }
  return middles.flatMap((at, index) => {
    const form = ellipsoid([0, 0, 0], [radius * random.between(1.1, 1.9), radius, radius * 1.05]);
    const turn: Point = [random.between(-30, 30), random.between(-40, 40), random.between(0, 180)];
    const shape = within(
      uneven(placed(form, at, turn), radius * 0.16, radius * 0.8, index),
      shrunk(cavity(), 2),
    );
    const hasLevel = levels || random.chance(0.25);
    const level = hasLevel ? at[1] - radius * random.between(0.1, 0.6) : NO_GAS;
    return loop('loop', shape, { thick, gasAbove: level, content: random.between(10, 32) });
  });
}
