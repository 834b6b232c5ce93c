import type { Grey } from './shapes.rules';

/** The sizes of a picture that were made before: each is asked for several times. */
const made = new WeakMap<Grey, Map<number, Grey>>();

/** A picture smaller by a whole number, of the means of its pixels. */
export function shrunk(picture: Grey, by: number): Grey {
  if (by === 1) return picture;
  const sizes = made.get(picture) ?? new Map<number, Grey>();
  made.set(picture, sizes);
  const small = sizes.get(by) ?? meansOf(picture, by);
  sizes.set(by, small);
  return small;
}

/** Rows are added up first: a loop over each square would take five times as long. */
function meansOf({ width, height, pixels }: Grey, by: number): Grey {
  const small = { width: Math.floor(width / by), height: Math.floor(height / by) };
  const out = new Uint8Array(small.width * small.height);
  const sums = new Int32Array(width);
  for (let y = 0, to = 0; y < small.height; y++) {
    sums.fill(0);
    for (let row = y * by; row < (y + 1) * by; row++)
      for (let x = 0, at = row * width; x < width; x++, at++)
        sums[x] = (sums[x] as number) + (pixels[at] as number);
    for (let x = 0, at = 0; x < small.width; x++, to++) {
      let sum = 0;
      for (const end = at + by; at < end; at++) sum += sums[at] as number;
      out[to] = sum / (by * by);
    }
  }
  return { ...small, pixels: out };
}
