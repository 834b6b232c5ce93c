import type { Grey } from './shapes.rules';

/** A picture smaller by a whole number, of the means of its pixels. */
export function shrunk({ width, height, pixels }: Grey, by: number): Grey {
  if (by === 1) return { width, height, pixels };
  const small = { width: Math.floor(width / by), height: Math.floor(height / by) };
  const out = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      let sum = 0;
      for (let dy = 0; dy < by; dy++)
        for (let dx = 0; dx < by; dx++) sum += pixels[(y * by + dy) * width + x * by + dx] ?? 0;
      out[y * small.width + x] = sum / (by * by);
    }
  return { ...small, pixels: out };
}
