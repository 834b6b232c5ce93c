import { noise, roughness } from './noise';
import type { Tissue } from './solid';

const { max, min } = Math;

/** Hounsfield units. */
export const HU = {
  air: -1000,
  gas: -960,
  lung: -860,
  fat: -105,
  water: 5,
  blood: 45,
  muscle: 58,
  metal: 9000,
} as const;

/** Soft tissue of a mean value with uneven patches. */
export const soft =
  (mean: number, unevenness = 6, size = 9): Tissue =>
  (_, x, y, z) =>
    mean + unevenness * roughness(x / size, y / size, z / size);

/** Bone: a compact rim of this many millimetres around a mesh of trabeculae. */
export const bone =
  (rim: number, inside = 260, compact = 1250): Tissue =>
  (depth, x, y, z) => {
    if (depth < rim) return compact;
    const mesh = noise(x / 1.3, y / 1.3, z / 2.4) * 130 + noise(x / 7, y / 7, z / 9) * 70;
    const fading = depth < rim * 1.8 ? (compact - inside) * (1 - (depth - rim) / (rim * 0.8)) : 0;
    return inside + mesh + fading;
  };

/** A long bone: marrow of fat between two heights, trabeculae towards the ends. */
export const longBone =
  (rimAt: (z: number) => number, marrowFrom: number, marrowTo: number): Tissue =>
  (depth, x, y, z) => {
    if (depth < rimAt(z)) return 1350;
    const ends = max(0, min(1, max(marrowFrom + 14 - z, z - marrowTo + 14) / 28));
    const mesh = noise(x / 1.2, y / 1.2, z / 2.6) * 150 + noise(x / 6, y / 6, z / 9) * 80;
    return 30 + ends * (230 + mesh);
  };
