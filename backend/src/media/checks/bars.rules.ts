import type { Grey } from './shapes.rules';
import { shrunk } from './shrunk.rules';

/** Where bars seem to stand side by side, in pixels, and the direction across them in radians. */
export interface Bars {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly across: number;
}

/** Bars of one to twenty pixels make a pattern at one of these. */
const SCALES = [1, 2, 4] as const;
const CELL = 24;
/** The mean square of a gradient: less is grain, or too faint to be read. */
const STRONG = 120;
/** How much of what changes has to change in one direction: stacked rows of bars have ends, too. */
const ALIGNED = 0.35;
const SAME_DIRECTION = Math.PI / 8;
/** The shortest bar code has some forty bars and gaps. */
const NARROWEST = 60;
/** The busiest ones of a scale; a picture of more is a texture. */
const MOST = 40;

/** Regions in which everything changes across one direction, whichever it is, as bars do. */
export function barsIn(picture: Grey): Bars[] {
  return SCALES.flatMap((scale) => {
    const grid = new Cells(shrunk(picture, scale));
    return [...grid.regions()]
      .filter(({ reach }) => reach >= NARROWEST)
      .toSorted((one, other) => other.strength - one.strength)
      .slice(0, MOST)
      .map(({ left, top, right, bottom, across }) => ({
        ...{ left: left * scale, top: top * scale },
        ...{ right: right * scale, bottom: bottom * scale, across },
      }));
  });
}

interface Region extends Bars {
  readonly strength: number;
  /** How far its cells reach across the bars. */
  readonly reach: number;
}

/** The directions in which a picture changes, cell by cell. */
class Cells {
  private readonly columns: number;
  private readonly rows: number;
  private readonly alongX: Float64Array;
  private readonly alongY: Float64Array;
  private readonly mixed: Float64Array;

  constructor({ width, height, pixels }: Grey) {
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
    const count = this.columns * this.rows;
    this.alongX = new Float64Array(count);
    this.alongY = new Float64Array(count);
    this.mixed = new Float64Array(count);
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        const dx = ((pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)) / 2;
        const dy = ((pixels[at + width] ?? 0) - (pixels[at - width] ?? 0)) / 2;
        const cell = Math.floor(y / CELL) * this.columns + Math.floor(x / CELL);
        this.alongX[cell] = (this.alongX[cell] ?? 0) + dx * dx;
        this.alongY[cell] = (this.alongY[cell] ?? 0) + dy * dy;
        this.mixed[cell] = (this.mixed[cell] ?? 0) + dx * dy;
      }
  }

  *regions(): Generator<Region> {
    const free = new Set<number>();
    for (let cell = 0; cell < this.alongX.length; cell++) if (this.isAligned(cell)) free.add(cell);
    for (const start of free) yield this.regionOf(this.grown(start, free));
  }

  private isAligned(cell: number): boolean {
    const { x, y, mixed } = this.at(cell);
    const aligned = Math.hypot(x - y, 2 * mixed) / (x + y);
    return (x + y) / CELL ** 2 > STRONG && aligned > ALIGNED;
  }

  private at(cell: number) {
    return {
      x: this.alongX[cell] ?? 0,
      y: this.alongY[cell] ?? 0,
      mixed: this.mixed[cell] ?? 0,
    };
  }

  private directionOf(cell: number): number {
    const { x, y, mixed } = this.at(cell);
    return Math.atan2(2 * mixed, x - y) / 2;
  }

  /** Takes cells of the same direction that touch out of the free ones. */
  private grown(start: number, free: Set<number>): number[] {
    const region = [start];
    free.delete(start);
    const direction = this.directionOf(start);
    for (let at = 0; at < region.length; at++) {
      const cell = region[at] ?? start;
      const column = cell % this.columns;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (column + dx < 0 || column + dx >= this.columns) continue;
          const next = cell + dy * this.columns + dx;
          if (!free.has(next) || apart(this.directionOf(next), direction) > SAME_DIRECTION)
            continue;
          free.delete(next);
          region.push(next);
        }
    }
    return region;
  }

  private regionOf(cells: readonly number[]): Region {
    let [x, y, mixed] = [0, 0, 0];
    for (const cell of cells) {
      const sums = this.at(cell);
      x += sums.x;
      y += sums.y;
      mixed += sums.mixed;
    }
    const across = Math.atan2(2 * mixed, x - y) / 2;
    const columns = cells.map((cell) => cell % this.columns);
    const rows = cells.map((cell) => Math.floor(cell / this.columns));
    const places = cells.map(
      (_, nth) =>
        ((columns[nth] ?? 0) * Math.cos(across) + (rows[nth] ?? 0) * Math.sin(across)) * CELL,
    );
    return {
      left: Math.min(...columns) * CELL,
      top: Math.min(...rows) * CELL,
      right: (Math.max(...columns) + 1) * CELL,
      bottom: (Math.max(...rows) + 1) * CELL,
      across,
      strength: x + y,
      reach: Math.max(...places) - Math.min(...places) + CELL,
    };
  }
}

/** The angle between two directions, of which each is the same as its opposite. */
function apart(one: number, other: number): number {
  const turn = Math.abs(one - other) % Math.PI;
  return Math.min(turn, Math.PI - turn);
}
