/** Greyscale pixels, row by row. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * A connected area that is lighter, or darker, than its surroundings. Right and bottom are
 * inclusive.
 */
export interface Shape {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
  /** The difference to its surroundings, in grey levels. */
  contrast: number;
}

/** The shapes of a picture, and how far each reaches in the picture turned by each of the tilts. */
export interface Found {
  readonly shapes: readonly Shape[];
  /** For each shape and each tilt: left, top, right, bottom. */
  readonly extents: readonly number[];
}

/** In degrees. Together with right angles, and rows tilted by ten, they leave few directions out. */
export const TILTS = [20, -20] as const;
const RADIANS = Math.PI / 180;
export const COSINES = Float64Array.from(TILTS, (tilt) => Math.cos(tilt * RADIANS));
export const SINES = Float64Array.from(TILTS, (tilt) => Math.sin(tilt * RADIANS));

/** Less contrast is camera noise, not text. */
const FAINTEST = 9;
const SMALLEST = 6;

interface Outstanding {
  /** The radius of the surroundings, in pixels. */
  readonly radius: number;
  /** The minimum differences of a pixel from its surroundings, in standard deviations. */
  readonly deviations: readonly number[];
}

/** Memory for one tile after the other: new memory takes longer to get than to fill. */
export class Scratch {
  private readonly kept: Uint8Array[] = [];

  /** As many zeros, until they are asked for again. */
  zeros(nth: number, length: number): Uint8Array {
    const kept = this.kept[nth];
    const bytes = kept && kept.length >= length ? kept : new Uint8Array(length);
    this.kept[nth] = bytes;
    return bytes.subarray(0, length).fill(0);
  }
}

/**
 * Areas that differ from their surroundings: for each minimum the lighter ones, then the darker.
 * Those of a texture take much memory, so that they are found one after the other.
 */
export function* shapesIn(grey: Grey, how: Outstanding, scratch: Scratch): Generator<Found> {
  for (const over of outstanding(grey, how, scratch)) yield connected(grey, over);
}

/** Sums of the pixels of some rows, and of their squares, by column. */
class Band {
  private readonly columns: Int32Array;
  private readonly squareColumns: Int32Array;
  /** The sums of all columns before each. */
  readonly sums: Int32Array;
  readonly squares: Float64Array;

  constructor(private readonly grey: Grey) {
    this.columns = new Int32Array(grey.width);
    this.squareColumns = new Int32Array(grey.width);
    this.sums = new Int32Array(grey.width + 1);
    this.squares = new Float64Array(grey.width + 1);
  }

  turn(row: number, sign: 1 | -1): void {
    const { columns, squareColumns } = this;
    const { width, pixels } = this.grey;
    for (let x = 0, at = row * width; x < width; x++, at++) {
      const value = pixels[at] as number;
      columns[x] = (columns[x] as number) + sign * value;
      squareColumns[x] = (squareColumns[x] as number) + sign * value * value;
    }
  }

  sum(): void {
    const { columns, squareColumns, sums, squares } = this;
    let [sum, square] = [0, 0];
    for (let x = 0; x < columns.length; x++) {
      sum += columns[x] as number;
      square += squareColumns[x] as number;
      sums[x + 1] = sum;
      squares[x + 1] = square;
    }
  }
}

/** Where pixels are lighter, or darker, than their surroundings by one of the minima. */
interface Standing {
  readonly deviation: number;
  readonly lighter: Uint8Array;
  readonly darker: Uint8Array;
}

/**
 * The difference of each pixel from the local mean, 0 below the threshold: for each threshold those
 * of lighter pixels, then those of darker ones. Sums are updated from row to row: tables for the
 * whole image would be sixteen times as large as the image.
 */
function outstanding(
  grey: Grey,
  { radius, deviations }: Outstanding,
  scratch: Scratch,
): Uint8Array[] {
  const { width, height } = grey;
  const standing = deviations.map((deviation, nth) => ({
    deviation,
    lighter: scratch.zeros(2 * nth, width * height),
    darker: scratch.zeros(2 * nth + 1, width * height),
  }));
  const band = new Band(grey);
  for (let row = 0; row < Math.min(radius, height); row++) band.turn(row, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) band.turn(y + radius, 1);
    if (y - radius - 1 >= 0) band.turn(y - radius - 1, -1);
    band.sum();
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    markRow({ y, rows, radius }, grey, band, standing);
  }
  return standing.flatMap(({ lighter, darker }) => [lighter, darker]);
}

interface Row {
  readonly y: number;
  /** How many rows its surroundings have. */
  readonly rows: number;
  readonly radius: number;
}

function markRow(
  { y, rows, radius }: Row,
  { width, pixels }: Grey,
  { sums, squares }: Band,
  standing: readonly Standing[],
): void {
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const left = Math.max(0, x - radius);
    const right = Math.min(width, x + radius + 1);
    const count = rows * (right - left);
    const sum = (sums[right] as number) - (sums[left] as number);
    const pixel = pixels[at] as number;
    // Most pixels are fainter, which takes no division to know.
    if (Math.abs(pixel * count - sum) <= FAINTEST * count) continue;
    const square = ((squares[right] as number) - (squares[left] as number)) / count;
    const mean = sum / count;
    mark(standing, at, pixel - mean, square - mean * mean);
  }
}

/** @param over how much lighter than the mean of its surroundings, which have this variance */
function mark(standing: readonly Standing[], at: number, over: number, variance: number): void {
  const spread = Math.sqrt(Math.max(0, variance));
  for (const { deviation, lighter, darker } of standing)
    if (Math.abs(over) > spread * deviation)
      (over > 0 ? lighter : darker)[at] = Math.min(255, Math.abs(over));
}

/** The bounding box of a shape along the axes of each tilt, extended pixel by pixel. */
class Reach {
  private readonly reached = new Float64Array(4 * TILTS.length);

  restart(): void {
    for (let at = 0; at < this.reached.length; at++)
      this.reached[at] = at % 4 < 2 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }

  take(x: number, y: number): void {
    const { reached } = this;
    for (let tilt = 0, at = 0; tilt < TILTS.length; tilt++, at += 4) {
      const [cosine, sine] = [COSINES[tilt] ?? 1, SINES[tilt] ?? 0];
      const across = x * cosine + y * sine;
      const down = y * cosine - x * sine;
      if (across < (reached[at] ?? 0)) reached[at] = across;
      if (down < (reached[at + 1] ?? 0)) reached[at + 1] = down;
      if (across > (reached[at + 2] ?? 0)) reached[at + 2] = across;
      if (down > (reached[at + 3] ?? 0)) reached[at + 3] = down;
    }
  }

  into(extents: number[]): void {
    for (const value of this.reached) extents.push(value);
  }
}

/** Shapes are filled run by run, since most pixels lie between others of their row. */
function connected({ width, height }: Grey, over: Uint8Array): Found {
  const shapes: Shape[] = [];
  const extents: number[] = [];
  const reach = new Reach();
  const starts: number[] = [];
  const ends: number[] = [];
  const fours = new Uint32Array(over.buffer, over.byteOffset, over.length >> 2);
  for (
    let start = next(over, fours, 0);
    start < over.length;
    start = next(over, fours, start + 1)
  ) {
    let [total, area, count] = [0, 0, 0];
    starts.push(start);
    for (let at = starts.pop(); at !== undefined; at = starts.pop()) {
      if (over[at] === 0) continue;
      const row = at - (at % width);
      let [first, last] = [at, at];
      while (first > row && over[first - 1] !== 0) first--;
      while (last + 1 < row + width && over[last + 1] !== 0) last++;
      for (let each = first; each <= last; each++) {
        total += over[each] as number;
        over[each] = 0;
      }
      area += last - first + 1;
      ends[count++] = first;
      ends[count++] = last;
      // Runs touch at their corners, too.
      const from = first > row ? first - 1 : first;
      const to = last + 1 < row + width ? last + 1 : last;
      if (row > 0) runsIn(over, from - width, to - width, starts);
      if (row + width < over.length) runsIn(over, from + width, to + width, starts);
    }
    if (area < SMALLEST) continue;
    const shape = { left: width, top: height, right: 0, bottom: 0, area, contrast: total / area };
    reach.restart();
    for (let nth = 0; nth < count; nth++) {
      const at = ends[nth] as number;
      const x = at % width;
      const y = (at - x) / width;
      reach.take(x, y);
      if (x < shape.left) shape.left = x;
      if (x > shape.right) shape.right = x;
      if (y < shape.top) shape.top = y;
      if (y > shape.bottom) shape.bottom = y;
    }
    shapes.push(shape);
    reach.into(extents);
  }
  return { shapes, extents };
}

/** Adds where each run between two places of a row begins. */
function runsIn(over: Uint8Array, from: number, to: number, starts: number[]): void {
  for (let at = from, isIn = false; at <= to; at++) {
    const isNext = over[at] !== 0;
    if (isNext && !isIn) starts.push(at);
    isIn = isNext;
  }
}

/** The index of the next value that is not 0. Most values are 0, so four are compared at a time. */
function next(over: Uint8Array, fours: Uint32Array, from: number): number {
  let at = from;
  while (at < over.length && over[at] === 0) {
    if (at % 4 > 0 || fours[at >> 2] !== 0) at++;
    else at += 4;
  }
  return at;
}
