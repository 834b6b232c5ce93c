import { noise } from '../anatomy/noise';
import type { Random } from '../random';
import type { Ground } from './ground';
import { type Colour, type Light, mixed } from './light';

/** What is measured in pixels below is meant for a picture of this width. */
const FULL_WIDTH = 2_400;
const CHANNELS = 3;

const { exp, hypot, max, min, pow, round } = Math;

export interface View {
  readonly ground: Ground;
  /** The viewer's height above 0 m. */
  readonly eye: number;
  /** The height of the horizon from the top, as a share of the picture. */
  readonly horizon: number;
  /** The distance of the nearest ground that is drawn, in metres. */
  readonly near: number;
  /** How much light the ground gives back: rock and sand 1, firs a third. */
  readonly tone: number;
  /** The distance of the farthest ground, and that at which haze hides two thirds, in metres. */
  readonly far: number;
  readonly haze: number;
  /** Whether everything below 0 m lies under still water. */
  readonly hasWater: boolean;
  /** The strength of stars; 0 by day. */
  readonly stars: number;
  readonly light: Light;
}

/** Rays step by this share of the distance. */
const STEP = 0.0035;
const NO_WATER = 0;

/** What the viewer sees, as RGB; two thirds as high as it is wide. */
export function seen(
  view: View,
  random: Random,
  width: number,
): { pixels: Buffer; width: number; height: number } {
  const height = round((width * 2) / 3);
  const pixels = Buffer.alloc(width * height * CHANNELS);
  const horizon = round(view.horizon * height);
  const focal = width * 0.9;
  const heavens = skyOf(view, random, { width, horizon });
  const column = new Float32Array(height * CHANNELS);
  const depths = new Float32Array(height);
  for (let x = 0; x < width; x += 1) {
    const across = (x - width / 2) / focal;
    depths.fill(NO_WATER);
    for (let y = 0; y < height; y += 1) column.set(heavens(x, min(y, horizon)), y * CHANNELS);
    lookAlong(across, { view, focal, horizon, height, column, depths });
    if (view.hasWater)
      mirror((x * FULL_WIDTH) / width, {
        view,
        focal,
        horizon,
        height,
        column,
        depths,
      });
    for (let y = 0; y < height; y += 1)
      for (let channel = 0; channel < CHANNELS; channel += 1)
        pixels[(y * width + x) * CHANNELS + channel] = max(
          0,
          min(255, column[y * CHANNELS + channel] ?? 0),
        );
  }
  return { pixels, width, height };
}

interface Column {
  readonly view: View;
  readonly focal: number;
  readonly horizon: number;
  readonly height: number;
  readonly column: Float32Array;
  /** The distance of the water in a pixel; 0 where there is none. */
  readonly depths: Float32Array;
}

/** Marches away from the viewer; the nearest ground that reaches a pixel fills it. */
function lookAlong(across: number, { view, focal, horizon, height, column, depths }: Column): void {
  let lowest = height;
  for (let away = view.near; away < view.far && lowest > 0; away *= 1 + STEP) {
    const x = across * away;
    const bare = view.ground(x, away);
    const isWater = view.hasWater && bare <= 0;
    const top = horizon + ((view.eye - (isWater ? 0 : bare)) / away) * focal;
    if (top >= lowest) continue;
    const colour = isWater ? view.light.water : shaded(x, away, bare, view);
    const hazed = mixed(colour, view.light.low, 1 - exp(-pow(away / view.haze, 1.25)));
    for (let y = max(0, round(top)); y < lowest; y += 1) {
      column.set(hazed, y * CHANNELS);
      depths[y] = isWater ? away : NO_WATER;
    }
    lowest = max(0, round(top));
  }
}

/** Ground lit by the sun, less where something stands between. */
function shaded(x: number, y: number, z: number, { ground, light, tone }: View): Colour {
  const apart = max(0.35, y * 0.0016);
  const slopeX = (ground(x + apart, y) - z) / apart;
  const slopeY = (ground(x, y + apart) - z) / apart;
  const [sunX, sunY, sunZ] = light.sun;
  const facing = (-slopeX * sunX - slopeY * sunY + sunZ) / hypot(slopeX, slopeY, 1);
  let open = 1;
  for (let away = apart * 3; away < apart * 220; away *= 1.9) {
    const above = z + (away * sunZ) / hypot(sunX, sunY) - ground(x + sunX * away, y + sunY * away);
    if (above < 0) open = min(open, max(0, 1 + above / (away * 0.05)));
  }
  const fromSky = 0.24 + 0.16 / (1 + slopeX * slopeX + slopeY * slopeY);
  const lit = tone * (fromSky + 0.95 * open * max(0, facing));
  return lit < 0.5
    ? mixed(light.dark, light.middle, lit / 0.5)
    : mixed(light.middle, light.bright, min(1, (lit - 0.5) / 0.6));
}

/** Reflects in the water what stands above it, rippled, and darker close by. */
function mirror(x: number, { view, horizon, height, column, depths }: Column): void {
  const scale = (FULL_WIDTH * 2) / 3 / height;
  const before = column.slice();
  for (let y = horizon; y < height; y += 1) {
    const away = depths[y] ?? 0;
    if (away === NO_WATER) continue;
    const waves = noise(x / 90 + 3, (view.eye * 900) / ((y - horizon) * scale + 6), 5);
    const strength = min(26 / scale, (y - horizon) * 0.05);
    const from = max(0, min(height - 1, round(2 * horizon - y - waves * strength)));
    const share = 0.34 + 0.5 * exp(-(y - horizon) / (height * 0.22)) + 0.08 * waves;
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const mirrored = before[from * CHANNELS + channel] ?? 0;
      const water = view.light.water[channel] ?? 0;
      column[y * CHANNELS + channel] = water + (mirrored - water) * max(0, min(1, share));
    }
  }
}

/** The sky of a pixel: from the zenith down to the horizon, the sun's glow, veils of cloud, stars. */
function skyOf(
  { light, stars }: View,
  random: Random,
  { width, horizon }: { width: number; horizon: number },
): (x: number, y: number) => Colour {
  const seed = random.between(1, 30);
  const full = (horizon * FULL_WIDTH) / width;
  const sunAt = { x: light.glow.x * FULL_WIDTH, y: full - light.glow.up * full };
  const lights = starsOf(stars, random, { width, horizon });
  const scale = FULL_WIDTH / width;
  return (column, row) => {
    const x = column * scale;
    const y = row * scale;
    const share = pow(y / full, 1.5);
    let colour = mixed(light.zenith, light.low, share);
    const away = hypot(x - sunAt.x, (y - sunAt.y) * 1.15) / FULL_WIDTH;
    colour = mixed(colour, light.bright, light.glow.strength * exp(-away * away * 34));
    const streak =
      noise(x / 520 + seed, y / 95, seed) + 0.5 * noise(x / 210, y / 44 + seed, seed + 2);
    colour = mixed(colour, light.bright, light.clouds * max(0, streak) * (0.25 + 0.75 * share));
    if (stars > 0) colour = mixed(colour, light.low, milkyWay(x, y, full, seed));
    const star = lights.get(row * width + column);
    return star === undefined ? colour : mixed(colour, light.bright, star);
  };
}

/** How near a point is to the middle of the Milky Way, 0 to 1. */
const inBand = (x: number, y: number, horizon: number): number =>
  exp(-(((y - horizon * 0.95 + x * 0.5) / 300) ** 2));

function milkyWay(x: number, y: number, horizon: number, seed: number): number {
  const dust = noise(x / 190, y / 190, seed) + 0.6 * noise(x / 70, y / 70, seed + 5);
  return inBand(x, y, horizon) * max(0, min(1, 0.75 + 0.6 * dust));
}

function starsOf(
  strength: number,
  random: Random,
  { width, horizon }: { width: number; horizon: number },
): Map<number, number> {
  const lights = new Map<number, number>();
  for (let count = 0; count < strength * 9_000; count += 1) {
    const x = random.whole(0, width - 2);
    const y = random.whole(0, horizon);
    if (
      random.next() >
      0.2 +
        0.8 *
          inBand((x * FULL_WIDTH) / width, (y * FULL_WIDTH) / width, (horizon * FULL_WIDTH) / width)
    )
      continue;
    // In a coarser picture a pixel holds more of the dark around it.
    const bright = (0.35 + 0.65 * random.next() ** 3) * (width / FULL_WIDTH) ** 2;
    lights.set(y * width + x, bright);
    if (bright > 0.45)
      for (const beside of [1, width, width + 1]) lights.set(y * width + x + beside, bright);
  }
  return lights;
}
