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

/**
 * Areas that differ from their surroundings: for each minimum the lighter ones, then the darker.
 * Those of a texture take much memory, so that they are found one after the other.
 */
export function* shapesIn(grey: Grey, how: Outstanding): Generator<Found> {
  for (const over of outstanding(grey, how)) yield connected(grey, over);
}

/** Sums of the pixels of some rows, and of their squares, by column. */
class Band {
  readonly sums: Float64Array;
  readonly squares: Float64Array;

  constructor(private readonly grey: Grey) {
    this.sums = new Float64Array(grey.width);
    this.squares = new Float64Array(grey.width);
  }

  turn(row: number, sign: 1 | -1): void {
    const { sums, squares } = this;
    const { width, pixels } = this.grey;
    for (let x = 0; x < width; x++) {
      const value = pixels[row * width + x] ?? 0;
      sums[x] = (sums[x] ?? 0) + sign * value;
      squares[x] = (squares[x] ?? 0) + sign * value * value;
    }
  }
}

/** The sum of the values before each place. */
function summed(values: Float64Array, into: Float64Array): void {
  for (let x = 0; x < values.length; x++) into[x + 1] = (into[x] ?? 0) + (values[x] ?? 0);
}

/**
 * The difference of each pixel from the local mean, 0 below the threshold: for each threshold those
 * of lighter pixels, then those of darker ones. Sums are updated from row to row: tables for the
 * whole image would be sixteen times as large as the image.
 */
function outstanding(grey: Grey, { radius, deviations }: Outstanding): Uint8Array[] {
  const { width, height, pixels } = grey;
  const maps = deviations.flatMap(() => [
    new Uint8Array(width * height),
    new Uint8Array(width * height),
  ]);
  const band = new Band(grey);
  const sums = new Float64Array(width + 1);
  const squares = new Float64Array(width + 1);
  for (let row = 0; row < Math.min(radius, height); row++) band.turn(row, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) band.turn(y + radius, 1);
    if (y - radius - 1 >= 0) band.turn(y - radius - 1, -1);
    summed(band.sums, sums);
    summed(band.squares, squares);
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const count = rows * (right - left);
      const mean = ((sums[right] ?? 0) - (sums[left] ?? 0)) / count;
      const lighter = (pixels[y * width + x] ?? 0) - mean;
      const over = Math.abs(lighter);
      if (over <= FAINTEST) continue;
      const square = ((squares[right] ?? 0) - (squares[left] ?? 0)) / count;
      const spread = Math.sqrt(Math.max(0, square - mean * mean));
      for (let at = 0; at < deviations.length; at++) {
        const map = maps[2 * at + (lighter > 0 ? 0 : 1)];
        if (map && over > spread * (deviations[at] ?? 0)) map[y * width + x] = Math.min(255, over);
      }
    }
  }
  return maps;
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

function connected({ width, height }: Grey, over: Uint8Array): Found {
  const shapes: Shape[] = [];
  const extents: number[] = [];
  const reach = new Reach();
  const stack: number[] = [];
  for (let start = 0; start < over.length; start++) {
    if (over[start] === 0) continue;
    const shape = { left: width, top: height, right: 0, bottom: 0, area: 0, contrast: 0 };
    let total = over[start] ?? 0;
    reach.restart();
    stack.push(start);
    over[start] = 0;
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      reach.take(x, y);
      shape.area++;
      if (x < shape.left) shape.left = x;
      if (x > shape.right) shape.right = x;
      if (y < shape.top) shape.top = y;
      if (y > shape.bottom) shape.bottom = y;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx;
          const ny = y + dy;
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const next = ny * width + nx;
          if (over[next] === 0) continue;
          total += over[next] ?? 0;
          over[next] = 0;
          stack.push(next);
        }
    }
    shape.contrast = total / shape.area;
    if (shape.area < SMALLEST) continue;
    shapes.push(shape);
    reach.into(extents);
  }
  return { shapes, extents };
}
