import { Random } from '../../random';
import { type Grid, paint } from '../slab';
import type { Solid } from '../solid';
import type { Plate } from './plate';

/** A view from the front: the patient's left is on the right of the film. */
export interface FrontView {
  /** Millimetres in the patient. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Millimetres between pixels. */
  readonly spacing: number;
}

export interface Exposed {
  /** The flesh around everything: only its thickness counts. */
  readonly flesh: readonly Solid[];
  readonly inside: readonly Solid[];
}

const STEP = 1.6;
const FLESH_STEP = 5;
const FLESH = 45;
const { ceil, max, min } = Math;

/** What lies between the tube and each pixel of the film, in millimetres of water. */
export function projected({ flesh, inside }: Exposed, view: FrontView): Plate {
  const { spacing } = view;
  const width = ceil((view.right - view.left) / spacing);
  const height = ceil((view.top - view.bottom) / spacing);
  const data = new Float32Array(width * height);
  const across = { left: view.left, columns: width, across: spacing };
  const random = new Random('shifts');
  const shifts = new Float32Array(width);
  const inner = { ...gridAround(inside, across, STEP), shifts };
  const outer = gridAround(
    flesh,
    { left: view.left, columns: ceil(width / 4), across: spacing * 4 },
    FLESH_STEP,
  );
  const samples = new Float32Array(inner.columns * inner.rows);
  const thickness = new Float32Array(outer.columns * outer.rows);
  for (let row = 0; row < height; row += 1) {
    const z = view.top - row * spacing;
    const line = data.subarray(row * width, (row + 1) * width);
    samples.fill(FLESH);
    for (let column = 0; column < width; column += 1) shifts[column] = random.next() * STEP;
    paint(samples, inner, z, inside, spacing * 1.2);
    addUp(line, samples, inner, FLESH);
    if (row % 4 === 0) {
      thickness.fill(-1000);
      paint(thickness, outer, z, flesh, 6);
    }
    addFlesh(line, thickness, outer);
  }
  return { data, width, height };
}

function gridAround(
  solids: readonly Solid[],
  across: Pick<Grid, 'left' | 'columns' | 'across'>,
  back: number,
): Grid {
  const front = min(...solids.map(({ low }) => low[1])) - back;
  const end = max(...solids.map(({ high }) => high[1])) + back;
  return { ...across, front, back, rows: ceil((end - front) / back) };
}

function addUp(line: Float32Array, samples: Float32Array, grid: Grid, base: number): void {
  const { columns, rows, back } = grid;
  const without = weight(base);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0, index = row * columns; column < columns; column += 1, index += 1) {
      const value = samples[index] as number;
      if (value !== base)
        line[column] = (line[column] as number) + (weight(value) - without) * back;
    }
}

function addFlesh(line: Float32Array, samples: Float32Array, { columns, rows, back }: Grid): void {
  const sums = new Float32Array(columns + 1);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      sums[column] =
        (sums[column] as number) + weight(samples[row * columns + column] as number) * back;
  sums[columns] = sums[columns - 1] as number;
  for (let column = 0; column < line.length; column += 1) {
    const at = column >> 2;
    const share = (column & 3) / 4;
    line[column] =
      (line[column] as number) +
      (sums[at] as number) * (1 - share) +
      (sums[at + 1] as number) * share;
  }
}

/** Attenuation beside that of water: bone and metal count for more at the energies of a film. */
function weight(value: number): number {
  return value <= 0 ? 1 + value / 1000 : 1 + (value / 1000) * 1.7;
}
