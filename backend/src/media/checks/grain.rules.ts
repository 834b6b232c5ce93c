import { heightOf, median } from './rows.rules';
import type { View } from './views.rules';

export interface Outstanding {
  readonly crowd: number;
  readonly times: number;
}

/** In pixels: about as far as the neighbourhood of a row of small letters reaches. */
const CELL = 128;

/**
 * The shapes of a picture that are in no row, by where they are: textures have hundreds of thousands,
 * and each row asks only about those around it. Other rows must not count as noise around a row,
 * since they would hide it.
 */
export class Grain {
  private readonly cells = new Map<number, View[]>();
  private readonly fromX: number = Number.POSITIVE_INFINITY;
  private readonly fromY: number = Number.POSITIVE_INFINITY;
  private readonly columns: number = 1;

  constructor(rows: readonly View[][], shapes: readonly View[]) {
    if (rows.length === 0) return;
    const inRows = new Set(rows.flat());
    let toX = Number.NEGATIVE_INFINITY;
    for (const { left, top } of shapes) {
      if (left < this.fromX) this.fromX = left;
      if (left > toX) toX = left;
      if (top < this.fromY) this.fromY = top;
    }
    this.columns = Math.floor((toX - this.fromX) / CELL) + 1;
    for (const shape of shapes) {
      if (inRows.has(shape)) continue;
      const at = this.rowAt(shape.top) * this.columns + this.columnAt(shape.left);
      const cell = this.cells.get(at);
      if (cell) cell.push(shape);
      else this.cells.set(at, [shape]);
    }
  }

  /**
   * Noise forms rows by chance, too, but with no more contrast than the noise around them.
   *
   * @param crowd how much noise, in shapes for each letter, is too little to form rows
   * @param times how many times as much contrast print has
   */
  hides(row: readonly View[], { crowd, times }: Outstanding): boolean {
    const around = this.contrastsAround(row);
    if (around.length < row.length * crowd) return false;
    return median(row.map((one) => one.contrast)) <= times * median(around);
  }

  private contrastsAround(row: readonly View[]): number[] {
    const reach = median(row.map(heightOf)) * 4;
    const left = Math.min(...row.map((one) => one.left)) - reach;
    const right = Math.max(...row.map((one) => one.right)) + reach;
    const top = Math.min(...row.map((one) => one.top)) - reach;
    const bottom = Math.max(...row.map((one) => one.bottom)) + reach;
    const contrasts: number[] = [];
    const [first, last] = [this.columnAt(left), this.columnAt(right)];
    for (let line = this.rowAt(top); line <= this.rowAt(bottom); line++)
      for (let column = first; column <= last; column++)
        for (const one of this.cells.get(line * this.columns + column) ?? [])
          if (one.left > left && one.right < right && one.top > top && one.bottom < bottom)
            contrasts.push(one.contrast);
    return contrasts;
  }

  private columnAt(x: number): number {
    return Math.max(0, Math.min(this.columns - 1, Math.floor((x - this.fromX) / CELL)));
  }

  private rowAt(y: number): number {
    return Math.max(0, Math.floor((y - this.fromY) / CELL));
  }
}
