import type { Section, Shape } from './solid';

/** The points of a tube, "x y z radius" each, with commas between. */
export const path = (text: string): (readonly [number, number, number, number])[] =>
  rowsOf(text) as unknown as (readonly [number, number, number, number])[];

/** The cross-sections of a loft, "z x y rx ry" each and perhaps how square, with commas between. */
export const sections = (text: string): Section[] => rowsOf(text) as unknown as Section[];

const rowsOf = (text: string): number[][] =>
  text.split(',').map((row) => row.trim().split(/\s+/).map(Number));

/** The form without its outermost millimetres; grown if they are negative. */
export const shrunk = (shape: Shape, less: number): Shape => ({
  low: [shape.low[0] + less, shape.low[1] + less, shape.low[2] + less],
  high: [shape.high[0] - less, shape.high[1] - less, shape.high[2] - less],
  depth: (x, y, z) => shape.depth(x, y, z) - less,
});
