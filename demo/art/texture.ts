import { Random } from '../random';

const FOG_SIDE = 256;
const MASK = FOG_SIDE - 1;
/** Called a million times per image: a module constant is much faster than a global look-up. */
const { floor } = Math;
const GRAIN_SIDE = 512;
const fogs = new Map<number, Float32Array>();
let grain: Float32Array | undefined;

/**
 * Tileable noise of several octaves, about -1 to 1; four maps are created once and shared by all
 * images.
 */
export function fogOf(which: number): Float32Array {
  return fogs.get(which & 3) ?? makeFog(which & 3);
}

/** Interpolates the noise, which repeats beyond its edges. */
export function sample(fog: Float32Array, x: number, y: number): number {
  const left = floor(x);
  const top = floor(y);
  const across = x - left;
  const row = (top & MASK) << 8;
  const next = ((top + 1) & MASK) << 8;
  const column = left & MASK;
  const beside = (left + 1) & MASK;
  const upper =
    (fog[row + column] as number) * (1 - across) + (fog[row + beside] as number) * across;
  const lower =
    (fog[next + column] as number) * (1 - across) + (fog[next + beside] as number) * across;
  return upper + (lower - upper) * (y - top);
}

/** Film grain: near-Gaussian, slightly clumped, standard deviation about 1. */
export function grainTile(): { side: number; values: Float32Array } {
  grain ??= makeGrain();
  return { side: GRAIN_SIDE, values: grain };
}

function makeFog(which: number): Float32Array {
  const random = new Random(`fog ${which}`);
  const fog = new Float32Array(FOG_SIDE * FOG_SIDE);
  for (let cells = 4, weight = 0.5; cells <= 128; cells *= 2, weight *= 0.56)
    addOctave(fog, cells, weight, random);
  fogs.set(which, fog);
  return fog;
}

function addOctave(fog: Float32Array, cells: number, weight: number, random: Random): void {
  const lattice = Float32Array.from({ length: cells * cells }, () => random.between(-1, 1));
  const step = cells / FOG_SIDE;
  const at = (row: number, column: number) =>
    lattice[(row % cells) * cells + (column % cells)] as number;
  for (let y = 0; y < FOG_SIDE; y += 1) {
    const row = floor(y * step);
    const down = ease(y * step - row);
    for (let x = 0; x < FOG_SIDE; x += 1) {
      const column = floor(x * step);
      const across = ease(x * step - column);
      const upper = at(row, column) * (1 - across) + at(row, column + 1) * across;
      const lower = at(row + 1, column) * (1 - across) + at(row + 1, column + 1) * across;
      fog[y * FOG_SIDE + x] =
        (fog[y * FOG_SIDE + x] as number) + weight * (upper * (1 - down) + lower * down);
    }
  }
}

function makeGrain(): Float32Array {
  const random = new Random('film grain');
  const raw = Float32Array.from(
    { length: GRAIN_SIDE * GRAIN_SIDE },
    () => random.next() + random.next() + random.next() - 1.5,
  );
  const mask = GRAIN_SIDE * GRAIN_SIDE - 1;
  return raw.map(
    (value, index) =>
      1.7 * value +
      0.7 * (raw[(index + 1) & mask] as number) +
      0.7 * (raw[(index + GRAIN_SIDE) & mask] as number),
  );
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
