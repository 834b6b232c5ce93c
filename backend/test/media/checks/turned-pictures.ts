import sharp from 'sharp';
import { among, background, type Dice, diceOf, SCENES } from './drawn-pictures';

/** A word in a picture: the middle of its line, and its direction. */
export interface TurnedWord {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  /** In degrees, clockwise. */
  readonly angle: number;
  /** The word and its style, for failure messages. */
  readonly told: string;
}

export interface TurnedPicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  readonly words: readonly TurnedWord[];
}

/** Fonts of Debian; a missing font is replaced by another. */
const FONTS = [
  'DejaVu Sans',
  'DejaVu Serif',
  'DejaVu Sans Mono',
  'DejaVu Sans Condensed',
  'Liberation Sans',
  'Liberation Serif',
  'Liberation Mono',
  'Liberation Sans Narrow',
];
const STYLES = ['', 'font-weight="bold"', 'font-style="italic"'];
const WORDS = [
  'THRELFALL PHILIPPA',
  'Wojtkowiak, Jan',
  'NGUYEN^THI LAN',
  'Oyelowo Femi',
  'Featherstone J',
  'Иванова Мария',
  'ПЕТРОВ СЕРГЕЙ',
  'Παπαδοπούλου Ελένη',
  'فاطمة الزهراء',
  'محمد عبدالله',
];
/** In degrees: how words may be turned. */
const ANGLES = {
  upright: [0, 4, -7, 9],
  quarter: [90, 270, 86, -94, 97],
  half: [180, 176, -173],
  tilted: [20, -20, 15, -15, 24, -27],
  leaning: [70, -70, 110, -112, 64],
} as const;
export type Turn = keyof typeof ANGLES;
export const TURNS = Object.keys(ANGLES) as Turn[];

const digits = (dice: Dice, count: number) =>
  Array.from({ length: count }, () => Math.floor(dice() * 10)).join('');

const wordOf = (dice: Dice) =>
  among(dice, [
    () => among(dice, WORDS),
    () => among(dice, WORDS),
    () => `MRN ${digits(dice, 7)}`,
    () => `${10 + Math.floor(dice() * 18)}.0${1 + Math.floor(dice() * 9)}.19${digits(dice, 2)}`,
    () => `Pat-ID ${digits(dice, 8)}`,
  ])();

/** One to three words in a direction each, in a picture drawn from a seed. */
export async function turnedPicture(seed: number, turn: Turn): Promise<TurnedPicture> {
  const dice = diceOf(seed);
  const scene = among(dice, SCENES);
  const width = 700 + Math.floor(dice() * 700);
  const size = { width, height: Math.floor(width * (0.7 + dice() * 0.3)) };
  const pixels = await background(scene, size, dice);
  const count = 1 + Math.floor(dice() * 3);
  const words: TurnedWord[] = [];
  const drawn: string[] = [];
  for (let column = 0; column < count; column++) {
    const third = size.width / count;
    const angle = among(dice, ANGLES[turn]);
    const ink = await inkOf(dice);
    const radians = (angle * Math.PI) / 180;
    const reach = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))] as const;
    const across = (ink.length * reach[0] + ink.height * reach[1]) / 2 + 8;
    const down = (ink.length * reach[1] + ink.height * reach[0]) / 2 + 8;
    if (2 * across > third || 2 * down > size.height) continue;
    const x = Math.floor(third * column + across + dice() * (third - 2 * across));
    const y = Math.floor(down + dice() * (size.height - 2 * down));
    const fill = fillFor(meanAround(pixels, size, { x, y, across, down }), dice);
    words.push({
      x,
      y,
      length: ink.length,
      height: ink.height,
      angle,
      told: `${scene}: ${ink.told} | ${angle}° | ${fill}`,
    });
    drawn.push(
      `<g transform="translate(${x} ${y}) rotate(${angle}) translate(${-ink.middle.x} ${-ink.middle.y})"><text x="500" y="100" text-anchor="middle" ${ink.style} fill="${fill}">${ink.text}</text></g>`,
    );
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${drawn.join('')}</svg>`;
  const png = await sharp(pixels, { raw: { ...size, channels: 1 } })
    .toColourspace('srgb')
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { png, ...size, words };
}

/** A word, drawn alone on a sheet, and the box of its ink there. */
async function inkOf(dice: Dice) {
  const text = wordOf(dice);
  const px = Math.round(13 + dice() * dice() * 34);
  const style = `font-family="${among(dice, FONTS)}" font-size="${px}" ${among(dice, STYLES)}`;
  const sheet = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="200"><rect width="1000" height="200"/><text x="500" y="100" text-anchor="middle" ${style} fill="#fff">${text}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();
  const { info } = await sharp(sheet)
    .trim({ background: '#000', threshold: 10 })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  const middle = { x: left + info.width / 2, y: top + info.height / 2 };
  return {
    text,
    style,
    middle,
    length: info.width,
    height: info.height,
    told: `${text} | ${style}`,
  };
}

function meanAround(
  pixels: Uint8Array,
  size: { width: number; height: number },
  at: { x: number; y: number; across: number; down: number },
): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(at.y - at.down); y < at.y + at.down; y++)
    for (let x = Math.floor(at.x - at.across); x < at.x + at.across; x++) {
      if (x < 0 || y < 0 || x >= size.width || y >= size.height) continue;
      sum += pixels[y * size.width + x] ?? 0;
      count++;
    }
  return sum / count;
}

/** Lighter than what is dark and darker than what is light, with a cast of some colour. */
function fillFor(mean: number, dice: Dice): string {
  const step = 80 + dice() * 110;
  const grey = mean < 128 ? mean + step : mean - step;
  const parts = [0, 1, 2].map(() =>
    Math.round(Math.max(0, Math.min(255, grey + dice() * 40 - 20))),
  );
  return `rgb(${parts.join(',')})`;
}
