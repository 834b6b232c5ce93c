import type { Echoed } from '../cameras/ultrasound';
import { noise, roughness } from '../noise';
import { block, type Shape } from '../solid';

/** What most scans have in common. Depths are millimetres below the skin. */

type Echo = number | ((x: number, y: number) => number);

export const echoed = (
  name: string,
  shape: Shape,
  echo: Echo,
  { loss = 0, edge = 0 }: { loss?: number; edge?: number } = {},
): Echoed => ({
  ...shape,
  name,
  loss,
  edge,
  echo: typeof echo === 'number' ? () => echo : echo,
});

/** Clear fluid: black, and what lies behind it is brighter. */
export const fluid = (name: string, shape: Shape, edge = 0.5): Echoed =>
  echoed(name, shape, 0.003, { loss: -2.2, edge });

/** Heterogeneous tissue, its patches of this size. */
export const patchy =
  (mean: number, unevenness: number, size: number) =>
  (x: number, y: number): number =>
    mean *
    Math.exp(
      1.9 * unevenness * roughness(x / size, y / size, 3.3) + 0.35 * noise(x / 21, y / 17, 6.2),
    );

/** Muscle or fat with bright sheets that run along the skin. */
export const striped =
  (dark: number, bright: number, apart: number, seed: number) =>
  (x: number, y: number): number => {
    const bend = 1.6 * noise(x / 26, y / 14, seed);
    const phase = noise(x / 16, (y + bend) / apart, seed + 5);
    const sheet = Math.max(0, 1 - Math.abs(phase) / 0.16) ** 2;
    return dark + (bright - dark) * sheet;
  };

/** A layer between two depths, wavy by so many millimetres. */
export function layer(from: number, to: number, wave = 0.6): Shape {
  const whole = block([0, (from + to) / 2, 0], [400, (to - from) / 2, 400], 0.1);
  return {
    ...whole,
    low: [-400, from - 6 * wave, -400],
    high: [400, to + 6 * wave, 400],
    depth: (x, y, z) =>
      whole.depth(x, y + 2 * wave * noise(x / 27, from, 1.7) - 2 * wave * (x / 60) ** 2, z),
  };
}

/** The sheet of this thickness on the surface of a form. */
export const rind = (shape: Shape, thickness: number): Shape => ({
  low: [shape.low[0] - thickness, shape.low[1] - thickness, shape.low[2] - thickness],
  high: [shape.high[0] + thickness, shape.high[1] + thickness, shape.high[2] + thickness],
  depth: (x, y, z) => thickness / 2 - Math.abs(shape.depth(x, y, z)),
});

export const skin = (thickness: number): Echoed =>
  echoed('skin', layer(-2, thickness, 0.1), patchy(1.5, 0.2, 3), { edge: 0.8 });

/** Bowel and mesenteric fat deep in the abdomen: bright streaks between dull patches. */
export const bowel = (x: number, y: number): number =>
  0.42 *
  Math.exp(1.5 * roughness(x / 13, y / 9, 8.1)) *
  (1 + 1.6 * Math.max(0, 1 - Math.abs(noise(x / 19, y / 8, 4.4)) / 0.12));

/** Skin, fat, muscle and what lies behind them. */
export function abdominalWall(fat: number, muscle: number, behind: Echo): Echoed[] {
  return [
    echoed('depth', layer(-5, 400), behind),
    echoed('subcutaneous fat', layer(0, fat), striped(0.34, 1.3, 3.4, 2)),
    echoed('muscle', layer(fat, fat + muscle), striped(0.2, 0.9, 1.7, 4), { edge: 1.1 }),
    echoed('preperitoneal fat', layer(fat + muscle, fat + muscle + 2.5), 0.9, { edge: 1.6 }),
    skin(2.2),
  ];
}
