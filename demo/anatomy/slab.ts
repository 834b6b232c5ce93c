import type { Solid } from './solid';

/** A grid of samples at one height of the patient. */
export interface Grid {
  readonly left: number;
  readonly front: number;
  readonly columns: number;
  readonly rows: number;
  /** Millimetres between samples, across and from front to back. */
  readonly across: number;
  readonly back: number;
  /**
   * For each column, how far its samples are moved to the back: thin layers then become grain
   * instead of stripes.
   */
  readonly shifts?: Float32Array;
}

const { ceil, floor, max, min } = Math;

/**
 * Fills a grid with the Hounsfield units of the solids at this height, on top of what is there.
 * @param edge the millimetres over which a surface is blurred, as by the thickness of a slice
 */
export function paint(
  values: Float32Array,
  grid: Grid,
  z: number,
  solids: readonly Solid[],
  edge: number,
): void {
  const { left, front, columns, rows, across, back, shifts } = grid;
  for (const { low, high, depth, tissue } of solids) {
    if (z < low[2] - edge || z > high[2] + edge) continue;
    const fromColumn = max(0, ceil((low[0] - edge - left) / across));
    const toColumn = min(columns - 1, floor((high[0] + edge - left) / across));
    const fromRow = max(0, ceil((low[1] - edge - front) / back));
    const toRow = min(rows - 1, floor((high[1] + edge - front) / back));
    for (let row = fromRow; row <= toRow; row += 1) {
      const line = front + row * back;
      for (
        let column = fromColumn, index = row * columns + fromColumn;
        column <= toColumn;
        column += 1, index += 1
      ) {
        const x = left + column * across;
        const y = shifts ? line + (shifts[column] as number) : line;
        const deep = depth(x, y, z);
        const share = deep / edge + 0.5;
        if (share <= 0) continue;
        const value = tissue(deep, x, y, z);
        const before = values[index] as number;
        values[index] = share >= 1 ? value : before + (value - before) * share;
      }
    }
  }
}
