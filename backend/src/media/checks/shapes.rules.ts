/** Grey pixels, row after row. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A connected patch that is lighter, or darker, than what lies around it. Right and bottom are inside. */
export interface Shape {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
  /** How far it stands out from its surroundings, in steps of grey. */
  contrast: number;
}

/** Less than this is noise of the camera, not print. */
const FAINTEST = 9;

interface Outstanding {
  /** Of the surroundings, in pixels. */
  readonly radius: number;
  /** How many standard deviations of its surroundings a pixel has to stand out. */
  readonly deviations: number;
  readonly isLight: boolean;
}

/** Patches that stand out from their surroundings. */
export function shapesIn(grey: Grey, how: Outstanding): Shape[] {
  return connected(grey, outstanding(grey, how));
}

/**
 * How far each pixel stands out from the mean around it, in the wanted direction; 0 where it does not stand out enough. The sums around it
 * are carried from row to row: tables of them for a whole picture would be sixteen times as large as the picture.
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
