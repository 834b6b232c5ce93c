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

/** Less contrast is camera noise, not text. */
const FAINTEST = 9;

interface Outstanding {
  /** The radius of the surroundings, in pixels. */
  readonly radius: number;
  /** The minimum difference of a pixel from its surroundings, in standard deviations. */
  readonly deviations: number;
  readonly isLight: boolean;
}

/** Areas that differ from their surroundings. */
export function shapesIn(grey: Grey, how: Outstanding): Shape[] {
  return connected(grey, outstanding(grey, how));
}

/**
 * The difference of each pixel from the local mean, in the wanted direction; 0 below the threshold.
 * Sums are updated from row to row: tables for the whole image would be sixteen times as large as
 * the image.
 */
function outstanding(
  { width, height, pixels }: Grey,
  { radius, deviations, isLight }: Outstanding,
): Uint8Array {
  const out = new Uint8Array(width * height);
  const band = { sums: new Float64Array(width), squares: new Float64Array(width) };
  const along = { sums: new Float64Array(width + 1), squares: new Float64Array(width + 1) };
  const turn = (row: number, sign: 1 | -1) => {
    for (let x = 0; x < width; x++) {
      const value = pixels[row * width + x] ?? 0;
      band.sums[x] = (band.sums[x] ?? 0) + sign * value;
      band.squares[x] = (band.squares[x] ?? 0) + sign * value * value;
    }
  };
  for (let row = 0; row < Math.min(radius, height); row++) turn(row, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) turn(y + radius, 1);
    if (y - radius - 1 >= 0) turn(y - radius - 1, -1);
    for (let x = 0; x < width; x++) {
      along.sums[x + 1] = (along.sums[x] ?? 0) + (band.sums[x] ?? 0);
      along.squares[x + 1] = (along.squares[x] ?? 0) + (band.squares[x] ?? 0);
    }
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const count = rows * (right - left);
      const mean = ((along.sums[right] ?? 0) - (along.sums[left] ?? 0)) / count;
      const square = ((along.squares[right] ?? 0) - (along.squares[left] ?? 0)) / count;
      const spread = Math.sqrt(Math.max(0, square - mean * mean));
      const value = pixels[y * width + x] ?? 0;
      const over = isLight ? value - mean : mean - value;
      if (over > Math.max(FAINTEST, spread * deviations)) out[y * width + x] = Math.min(255, over);
    }
  }
  return out;
}

function connected({ width, height }: Grey, over: Uint8Array): Shape[] {
  const shapes: Shape[] = [];
  const stack: number[] = [];
  const take = (at: number) => {
    stack.push(at);
  };
  for (let start = 0; start < over.length; start++) {
    if (over[start] === 0) continue;
    const shape = { left: width, top: height, right: 0, bottom: 0, area: 0, contrast: 0 };
    let total = 0;
    take(start);
    total += over[start] ?? 0;
    over[start] = 0;
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      const x = at % width;
      const y = (at - x) / width;
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
          take(next);
        }
    }
    shape.contrast = total / shape.area;
    if (shape.area >= 6) shapes.push(shape);
  }
  return shapes;
}
