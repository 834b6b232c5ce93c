import { Random } from '../random';
import { abdomen } from './bodies/abdomen';
import { headOfPancreasMass } from './bodies/masses';
import { paint } from './slab';

const AIR = -1000;
const [COLUMNS, ROWS] = [192, 144];
/** Millimetres. */
const [WIDTH, MIDDLE] = [370, 4];
const [SLICES, APART, HIGHEST] = [40, 3, 62];
/** The standard deviation of the noise, in Hounsfield units. */
const NOISE = 12;
const ROUNDS = 4;
/** Stored values are not negative. */
export const OFFSET = 1024;

/** Slices as stored values, from the head to the feet or from the front to the back. */
export interface CtSeries {
  readonly columns: number;
  readonly rows: number;
  /** Millimetres between rows and between columns, and between slices. */
  readonly spacing: readonly [down: number, across: number];
  readonly apart: number;
  readonly frames: readonly Int16Array[];
}

/** A lesion of the pancreatic head, portal venous phase. */
export function pancreaticHead(): CtSeries {
  const body = [...abdomen({ fat: 12 }), ...headOfPancreasMass(24, 21, 8, 15)];
  const spacing = WIDTH / COLUMNS;
  const grid = {
    left: -WIDTH / 2,
    front: MIDDLE - (ROWS * spacing) / 2,
    columns: COLUMNS,
    rows: ROWS,
    across: spacing,
    back: spacing,
  };
  const random = new Random('series of the pancreatic head');
  const frames = Array.from({ length: SLICES }, (_, index) => {
    const values = new Float32Array(COLUMNS * ROWS).fill(AIR);
    paint(values, grid, HIGHEST - index * APART, body, APART / 2);
    return stored(values, random);
  });
  return { columns: COLUMNS, rows: ROWS, spacing: [spacing, spacing], apart: APART, frames };
}

/** The same body from front to back: as many slices around its middle, without drawing it anew. */
export function coronal({
  columns,
  rows,
  spacing: [down, across],
  apart,
  frames,
}: CtSeries): CtSeries {
  const first = Math.floor((rows - SLICES) / 2);
  const cut = Array.from({ length: SLICES }, (_, index) =>
    Int16Array.from({ length: frames.length * columns }, (__, at) => {
      const row = (first + index) * columns;
      return frames[Math.floor(at / columns)]?.[row + (at % columns)] ?? 0;
    }),
  );
  return { columns, rows: frames.length, spacing: [apart, across], apart: down, frames: cut };
}

/** Neighbours share noise, as in a reconstruction. */
function stored(values: Float32Array, random: Random): Int16Array {
  let last = 0;
  return Int16Array.from(values, (value) => {
    let sum = 0;
    for (let round = 0; round < ROUNDS; round += 1) sum += random.next() - 0.5;
    const grain = (last + sum) * NOISE;
    last = sum;
    return Math.max(0, Math.round(value + grain) + OFFSET);
  });
}
