import sharp from 'sharp';

/** A picture drawn by a seed, and where its words stand. */
export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly words: readonly { left: number; top: number; width: number; height: number; told: string }[];
}

type Dice = () => number;
const SCENES = ['ultrasound', 'slice', 'photo', 'paper'] as const;
const FONTS = ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono', 'Liberation Sans', 'Liberation Mono', 'Liberation Serif'];
const NAMES = ['KUMAR RAJESH', 'Smith, John A', 'GARCIA^MARIA', 'Okafor Chidi', 'Anna Lindqvist', 'PATEL S'];

function diceOf(seed: number): Dice {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const among = <T>(dice: Dice, list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
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
  const pixels = await background(scene, width, height, dice);
  const words = [];
  for (let index = 0; hasWords && index < 1 + Math.floor(dice() * 3); index++) {
    const drawn = await wordOn({ pixels, width, height, dice, index });
    if (drawn) words.push(drawn);
  }
  return { width, height, pixels, words };
}

interface Canvas {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly dice: Dice;
  readonly index: number;
}

async function wordOn({ pixels, width, height, dice, index }: Canvas) {
  const size = Math.round(13 + dice() * dice() * 40);
  const tilt = dice() < 0.3 ? dice() * 20 - 10 : 0;
  const text = word(dice);
  const font = among(dice, FONTS);
  // Drawn before it is trimmed: sharp would trim first, whatever the order of the calls.
  const drawn = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="400"><rect width="1100" height="400"/><g transform="rotate(${tilt} 550 200)"><text x="550" y="200" text-anchor="middle" font-family="${font}" font-size="${size}" fill="#fff">${text}</text></g></svg>`,
    ),
  )
    .png()
    .toBuffer();
  const { data, info } = await sharp(drawn)
    .trim({ background: '#000', threshold: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width + 20 > width) return undefined;
  const band = (height / 3) * index;
  const left = Math.floor(10 + dice() * (width - info.width - 20));
  const top = Math.floor(band + 5 + dice() * Math.max(0, height / 3 - info.height - 10));
  let mean = 0;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) mean += pixels[(top + y) * width + left + x] ?? 0;
  mean /= info.width * info.height;
  const step = 60 + dice() * 120;
  const ink = mean < 128 ? Math.min(255, mean + step) : Math.max(0, mean - step);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const at = (top + y) * width + left + x;
      const cover = (data[(y * info.width + x) * info.channels] ?? 0) / 255;
      pixels[at] = (pixels[at] ?? 0) * (1 - cover) + ink * cover;
    }
  return { left, top, width: info.width, height: info.height, told: `${text}|${font}|${size}px|tilt ${tilt.toFixed(1)}|step ${step.toFixed(0)}` };
}

async function background(
  scene: (typeof SCENES)[number],
  width: number,
  height: number,
  dice: Dice,
): Promise<Uint8Array> {
  const grain = new Uint8Array(width * height).map(() => Math.floor(dice() * 256));
  const blurred = await sharp(grain, { raw: { width, height, channels: 1 } })
    .blur(scene === 'ultrasound' ? 1.2 + dice() * 1.5 : 0.7)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const blobs = Array.from({ length: 14 }, () => ({
    x: dice() * width,
    y: dice() * height,
    r: (0.04 + dice() * 0.25) * width,
    v: dice() * 160 - 60,
  }));
  const amount = { ultrasound: 2.2, slice: 0.25, photo: 0.15, paper: 0.1 }[scene];
  const base = { ultrasound: 45, slice: 20, photo: 110, paper: 215 }[scene];
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = base;
      if (scene !== 'paper')
        for (const blob of blobs) {
          const far = ((x - blob.x) ** 2 + (y - blob.y) ** 2) / blob.r ** 2;
          if (scene === 'slice') value += far < 1 ? blob.v * 0.6 : 0;
          else if (far < 4) value += blob.v * Math.exp(-far);
        }
      const noise = (blurred[y * width + x] ?? 128) - 128;
      const grained =
        scene === 'ultrasound'
          ? Math.max(5, value) * (1 + (noise / 128) * amount)
          : value + noise * amount;
      out[y * width + x] = Math.max(0, Math.min(255, grained));
    }
  return out;
}
