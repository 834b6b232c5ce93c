export type Colour = readonly [red: number, green: number, blue: number];

/** The few colours of a picture, as of a print from three plates, and where its light comes from. */
export interface Light {
  readonly dark: Colour;
  readonly middle: Colour;
  readonly bright: Colour;
  readonly zenith: Colour;
  /** The sky above the horizon, and the haze. */
  readonly low: Colour;
  readonly water: Colour;
  /** The direction towards the sun: across, away, up; of length 1. */
  readonly sun: readonly [x: number, y: number, z: number];
  /** The sun's place in the sky, as shares of the width and of the sky's height, and its strength. */
  readonly glow: { readonly x: number; readonly up: number; readonly strength: number };
  /** How strong veils of cloud are, 0 to 1. */
  readonly clouds: number;
}

export const mixed = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

const colour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

type Plates = readonly [
  dark: string,
  middle: string,
  bright: string,
  zenith: string,
  low: string,
  water: string,
];

const PLATES = {
  morning: ['#1f3a44', '#6d8f90', '#fdebd0', '#8fb3bd', '#f3dcc4', '#34555d'],
  noon: ['#14343a', '#5d8a80', '#f2efd9', '#5f9fae', '#dbe8df', '#1f525a'],
  evening: ['#2b2340', '#8a5a6a', '#ffd9a8', '#4b4a73', '#f0a987', '#3a3154'],
  sandy: ['#4a2f2a', '#b57a4f', '#fbe3b8', '#7fa3ad', '#f1dcbb', '#5b4a44'],
  grey: ['#22302f', '#70827c', '#f1f0e8', '#a9b8b5', '#dfe3dc', '#3b4a49'],
  night: ['#04090f', '#16273b', '#f4efdd', '#0b1730', '#4a6a86', '#0c1828'],
} satisfies Record<string, Plates>;

export type LightName = keyof typeof PLATES;

/** @param side where the sun stands: -1 left, 1 right */
export function lightOf(name: LightName, side: number, up: number, clouds: number): Light {
  const [dark, middle, bright, zenith, low, water] = PLATES[name];
  const across = side * 0.86;
  const away = 0.3;
  const length = Math.hypot(across, away, up);
  return {
    dark: colour(dark),
    middle: colour(middle),
    bright: colour(bright),
    zenith: colour(zenith),
    low: colour(low),
    water: colour(water),
    sun: [across / length, away / length, up / length],
    glow: { x: 0.5 + side * 0.3, up: up * 0.5, strength: name === 'night' ? 0 : 0.75 },
    clouds,
  };
}
