import { Random } from '../random';

const SIDE = 32;
const MASK = SIDE - 1;
/** Called millions of times for a picture: a module constant is much faster than a global look-up. */
const { floor } = Math;
const lattice = makeLattice();

/** Smooth noise in space, about -1 to 1, with features of about one unit; it repeats after 32. */
export function noise(x: number, y: number, z: number): number {
  const left = floor(x);
  const front = floor(y);
  const low = floor(z);
  const across = ease(x - left);
  const back = ease(y - front);
  const up = ease(z - low);
  const x0 = left & MASK;
  const x1 = (left + 1) & MASK;
  const y0 = (front & MASK) << 5;
  const y1 = ((front + 1) & MASK) << 5;
  const z0 = (low & MASK) << 10;
  const z1 = ((low + 1) & MASK) << 10;
  const lower = mix(
    mix(at(z0 + y0 + x0), at(z0 + y0 + x1), across),
    mix(at(z0 + y1 + x0), at(z0 + y1 + x1), across),
    back,
  );
  const upper = mix(
    mix(at(z1 + y0 + x0), at(z1 + y0 + x1), across),
    mix(at(z1 + y1 + x0), at(z1 + y1 + x1), across),
    back,
  );
  return mix(lower, upper, up);
}

/** Noise of three octaves, for tissue. */
export function roughness(x: number, y: number, z: number): number {
  return (
    0.55 * noise(x, y, z) +
    0.3 * noise(2.1 * x + 7, 2.1 * y + 3, 2.1 * z + 11) +
    0.15 * noise(4.3 * x + 1, 4.3 * y + 17, 4.3 * z + 5)
  );
}

const at = (index: number): number => lattice[index] as number;
const mix = (one: number, other: number, share: number): number => one + (other - one) * share;
const ease = (share: number): number => share * share * (3 - 2 * share);

function makeLattice(): Float32Array {
  const random = new Random('tissue');
  return Float32Array.from({ length: SIDE ** 3 }, () => random.between(-1, 1));
}
