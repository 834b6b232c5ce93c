import { noise } from '../anatomy/noise';

const { abs, floor, max, min, sin, hypot } = Math;

/** The height of the ground in metres, `x` across and `y` away from the viewer, in metres. */
export type Ground = (x: number, y: number) => number;

/** Noise of several octaves, about -1 to 1. */
function hills(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let share = 0.55;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += share * noise(x * scale + octave * 7.3, y * scale + octave * 3.9, seed);
    share *= 0.48;
    scale *= 2.04;
  }
  return sum;
}

/** Noise with sharp crests, 0 to about 1; valleys stay smooth, as erosion leaves them. */
function crests(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let share = 0.6;
  let scale = 1;
  let above = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    const crest = 1 - abs(noise(x * scale + octave * 5.1, y * scale + octave * 9.7, seed));
    const sharp = crest * crest * above;
    sum += share * sharp;
    above = min(1, sharp * 1.6);
    share *= 0.46;
    scale *= 2.08;
  }
  return sum;
}

const rise = (from: number, to: number, at: number): number => {
  const share = min(1, max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** Range behind range, as seen from a summit. */
export function mountains(seed: number): Ground {
  return (x, y) => {
    const far = rise(2_000, 16_000, y);
    const chain = crests(x / 3_300 + seed, y / 2_900 + 0.4, 7, seed * 1.7);
    const below = 700 * (1 - rise(1_500, 4_200, y));
    return (
      1_250 * (chain - 0.12) * (0.75 + 0.5 * far) +
      60 * hills(x / 420, y / 420, 4, seed) -
      520 -
      below
    );
  };
}

/** Dunes with one sharp crest each, the wind from one side, rippled close by. */
export function sand(seed: number): Ground {
  return (x, y) => {
    const bend =
      1.3 * noise(x / 520 + seed, y / 520, seed) + 0.4 * noise(x / 170, y / 170, seed + 4);
    const phase = (x * 0.55 + y * 0.9) / 260 + bend;
    const along = phase - floor(phase);
    const body = along < 0.72 ? (along / 0.72) ** 1.35 : ((1 - along) / 0.28) ** 0.9;
    const size = 0.55 + 0.45 * noise(x / 900, y / 900 + seed, seed + 9);
    const ripples = 0.09 * sin((x * 0.8 + y * 0.5) / 1.1 + 3 * noise(x / 14, y / 14, seed));
    return -8 + 46 * size * body + ripples + 3 * hills(x / 300, y / 300, 3, seed);
  };
}

/** Still water (0 m) with land around: to the sides first, mountains behind. */
export function shores(seed: number, height: number): Ground {
  return (x, y) => {
    const behind = rise(1_500, 5_200, y + 500 * noise(x / 1_100, seed, 2));
    const beside = rise(240, 1_300, abs(x + 260 * noise(y / 800, seed, 6)) - y * 0.07);
    const chain = crests(x / 2_700 + seed, y / 2_500, 7, seed);
    const land = max(behind, 0.34 * beside);
    return -14 + land * height * (0.25 + chain) + land * 30 * hills(x / 260, y / 260, 5, seed);
  };
}

const FIR_M = 7;

/** Hills covered with firs; each fir is a cone with a ragged edge. */
export function woods(seed: number, height: number): Ground {
  return (x, y) => {
    const valley = hills(x / 520, y / 360, 4, seed);
    const ground = height * (rise(60, 1_500, y) * (0.9 + 1.1 * valley) + 0.3 * valley) - 20;
    return ground + firAt(x, y, seed);
  };
}

function firAt(x: number, y: number, seed: number): number {
  const column = floor(x / FIR_M);
  const row = floor(y / FIR_M);
  let highest = 0;
  for (let dx = -1; dx <= 1; dx += 1)
    for (let dy = -1; dy <= 1; dy += 1) {
      const one = scattered(column + dx, row + dy, seed);
      if (one < 0.2) continue;
      const centreX =
        (column + dx + 0.15 + 0.7 * scattered(row + dy, column + dx, seed + 1)) * FIR_M;
      const centreY = (row + dy + 0.15 + 0.7 * one) * FIR_M;
      const size = 9 + 16 * scattered(column + dx, row + dy, seed + 2) ** 2;
      const off = hypot(x - centreX, y - centreY);
      const tier = 1 - off / (1.6 + size * 0.17);
      if (tier > 0)
        highest = max(highest, size * (tier + 0.06 * noise(x * 1.3, y * 1.3, one * 30)));
    }
  return highest;
}

/** A number from 0 to 1 for each cell. */
function scattered(column: number, row: number, seed: number): number {
  const mixed = sin(column * 127.1 + row * 311.7 + seed * 74.7) * 43_758.5453;
  return mixed - floor(mixed);
}
