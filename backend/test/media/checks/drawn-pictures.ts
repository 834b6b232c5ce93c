import sharp from 'sharp';
import type { Grey } from '../../../src/media/checks/shapes.rules';

/** A picture drawn from a seed, and the positions of its words. */
export interface DrawnPicture extends Grey {
  readonly scene: Scene;
  readonly words: readonly DrawnWord[];
}

interface DrawnWord {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The word and its style, for failure messages. */
  readonly told: string;
}

export type Dice = () => number;
type Scene = (typeof SCENES)[number];

export const SCENES = ['ultrasound', 'slice', 'photo', 'paper'] as const;
/** Fonts of Debian; a missing font is replaced by another. */
const FONTS = [
  'DejaVu Sans',
  'DejaVu Serif',
  'DejaVu Sans Mono',
  'Liberation Sans',
  'Liberation Mono',
  'Liberation Serif',
];
const NAMES = [
  'KUMAR RAJESH',
  'Smith, John A',
  'GARCIA^MARIA',
  'Okafor Chidi',
  'Anna Lindqvist',
  'PATEL S',
];
const GRAIN = { ultrasound: 2.2, slice: 0.25, photo: 0.15, paper: 0.1 } as const;
const GREY = { ultrasound: 45, slice: 20, photo: 110, paper: 215 } as const;
/** Fields are drawn smaller by this factor and then enlarged. */
const COARSE = 8;

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
export function diceOf(seed: number): Dice {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const among = <T>(dice: Dice, list: readonly T[]): T =>
  list[Math.floor(dice() * list.length)] as T;
const digits = (dice: Dice, count: number) =>
  Array.from({ length: count }, () => Math.floor(dice() * 10)).join('');

const word = (dice: Dice) =>
  among(dice, [
    () => among(dice, NAMES),
    () => `${10 + Math.floor(dice() * 18)}/0${1 + Math.floor(dice() * 9)}/19${digits(dice, 2)}`,
    () => `MRN ${digits(dice, 7)}`,
    () => `ID: ${digits(dice, 6)}`,
  ])();

export async function drawnPicture(seed: number, hasWords: boolean): Promise<DrawnPicture> {
  const dice = diceOf(seed);
  const scene = SCENES[seed % SCENES.length] ?? 'photo';
  const width = 700 + Math.floor(dice() * 900);
  const height = Math.floor(width * (0.65 + dice() * 0.2));
  const pixels = await background(scene, { width, height }, dice);
  const words: DrawnWord[] = [];
  const count = hasWords ? 1 + Math.floor(dice() * 3) : 0;
  for (let band = 0; band < count; band++) {
    const drawn = await drawWord({ width, height, pixels }, dice, band);
    if (drawn) words.push(drawn);
  }
  return { scene, width, height, pixels, words };
}

async function inkOf(dice: Dice) {
  const size = Math.round(13 + dice() * dice() * 40);
  const tilt = dice() < 0.3 ? dice() * 20 - 10 : 0;
  const text = word(dice);
  const font = among(dice, FONTS);
  // Rendered before it is trimmed, because sharp trims first, whatever the order of the calls.
  const drawn = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="400"><rect width="1100" height="400"/><g transform="rotate(${tilt} 550 200)"><text x="550" y="200" text-anchor="middle" font-family="${font}" font-size="${size}" fill="#fff">${text}</text></g></svg>`,
    ),
  )
    .png()
    .toBuffer();
  const { data, info } = await sharp(drawn)
    .trim({ background: '#000', threshold: 10 })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const told = `${text} | ${font} | ${size} px | tilt ${tilt.toFixed(1)}`;
  return { cover: data, width: info.width, height: info.height, told };
}

/** Draws a word in its third of the picture, lighter than dark areas and darker than light ones. */
async function drawWord(on: Grey, dice: Dice, band: number): Promise<DrawnWord | undefined> {
  const { cover, told, ...size } = await inkOf(dice);
  if (size.width + 20 > on.width) return undefined;
  const third = on.height / 3;
  const left = Math.floor(10 + dice() * (on.width - size.width - 20));
  const top = Math.floor(third * band + 5 + dice() * Math.max(0, third - size.height - 10));
  const at = (index: number) =>
    (top + Math.floor(index / size.width)) * on.width + left + (index % size.width);
  const mean = cover.reduce((sum, _, index) => sum + (on.pixels[at(index)] ?? 0), 0) / cover.length;
  const step = 60 + dice() * 120;
  const ink = mean < 128 ? Math.min(255, mean + step) : Math.max(0, mean - step);
  for (const [index, share] of cover.entries()) {
    const below = on.pixels[at(index)] ?? 0;
    on.pixels[at(index)] = below + ((ink - below) * share) / 255;
  }
  return { left, top, ...size, told: `${told} | contrast ${step.toFixed(0)}` };
}

/** The lines that a scanner writes into a corner, close below each other. */
export async function drawnBlock({ size, isDark }: { size: number; isDark: boolean }) {
  const lines = [
    'KUMAR RAJESH',
    'ID: 00482913',
    'DOB 12/03/1961 M',
    'St Mary Hospital',
    '14 NOV 2026 10:32',
    'Dr. Okafor',
  ];
  const [ground, ink] = isDark ? ['#101010', '#e8e8e8'] : ['#f4f4f0', '#222'];
  const space = size * 1.35;
  const texts = lines.map(
    (line, nth) =>
      `<text x="30" y="${60 + nth * space}" font-family="DejaVu Sans" font-size="${size}" fill="${ink}">${line}</text>`,
  );
  const { data, info } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700"><rect width="1000" height="700" fill="${ground}"/>${texts.join('')}</svg>`,
    ),
  )
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    pixels: new Uint8Array(data),
    words: lines.map((told, nth) => ({
      told,
      left: 32,
      top: 60 + nth * space - size * 0.7,
      width: told.length * size * 0.45,
      height: size * 0.7,
    })),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export async function background(scene: Scene, size: Size, dice: Dice): Promise<Uint8Array> {
  const grain = await grainOf(scene, size, dice);
  const field = await fieldOf(scene, size, dice);
  const amount = GRAIN[scene];
  // Loops over pixels are written out: a call for each of them would take three times as long.
  for (let at = 0; at < field.length; at++) {
    const value = field[at] ?? 0;
    const noise = (grain[at] ?? 128) - 128;
    const grained =
      scene === 'ultrasound'
        ? Math.max(5, value) * (1 + (noise / 128) * amount)
        : value + noise * amount;
    field[at] = Math.max(0, Math.min(255, grained));
  }
  return field;
}

function grainOf(scene: Scene, { width, height }: Size, dice: Dice): Promise<Uint8Array> {
  const grain = new Uint8Array(width * height);
  for (let at = 0; at < grain.length; at++) grain[at] = Math.floor(dice() * 256);
  return sharp(grain, { raw: { width, height, channels: 1 } })
    .blur(scene === 'ultrasound' ? 1.2 + dice() * 1.5 : 0.7)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/**
 * Organs, lesions, folds and shadows: round patches, with sharp edges in slices and soft edges
 * elsewhere.
 */
async function fieldOf(scene: Scene, { width, height }: Size, dice: Dice): Promise<Uint8Array> {
  const blobs = Array.from({ length: 14 }, () => ({
    x: dice() * width,
    y: dice() * height,
    r: (0.04 + dice() * 0.25) * width,
    v: dice() * 160 - 60,
  }));
  const step = scene === 'slice' ? 1 : COARSE;
  const small = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const lit = scene === 'paper' ? [] : blobs;
  const values = new Uint8Array(small.width * small.height);
  for (let at = 0; at < values.length; at++) {
    const x = (at % small.width) * step;
    const y = Math.floor(at / small.width) * step;
    let value: number = GREY[scene];
    for (const blob of lit) {
      const far = ((x - blob.x) ** 2 + (y - blob.y) ** 2) / blob.r ** 2;
      if (scene !== 'slice') value += blob.v * Math.exp(-far);
      else if (far < 1) value += blob.v * 0.6;
    }
    values[at] = Math.max(0, Math.min(255, value));
  }
  return sharp(values, { raw: { ...small, channels: 1 } })
    .resize({ width, height, fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}
