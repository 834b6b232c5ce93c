import sharp from 'sharp';
import { Random } from '../random';
import { mountains, sand, shores, woods } from './ground';
import { type LightName, lightOf } from './light';
import { seen, type View } from './view';

export const LANDSCAPES = ['peaks', 'bay', 'mooring', 'stars', 'forest', 'dunes', 'lake'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

const QUALITY = 80;
const GRAIN = 7;

const lit = (random: Random, names: readonly LightName[], up: number, clouds: number) =>
  lightOf(random.pick(names), random.chance(0.5) ? 1 : -1, up, clouds);

const bay = (random: Random): View => ({
  ground: shores(random.between(1, 30), 520),
  eye: 16,
  horizon: 0.52,
  near: 4,
  tone: 0.9,
  far: 16_000,
  haze: 7_000,
  hasWater: true,
  stars: 0,
  light: lit(random, ['evening', 'morning', 'noon'], 0.25, 0.7),
});

const views: Readonly<Record<Landscape, (random: Random) => View>> = {
  peaks: (random) => ({
    ground: mountains(random.between(1, 30)),
    eye: 720,
    horizon: 0.4,
    near: 1_500,
    tone: 1,
    far: 40_000,
    haze: 12_000,
    hasWater: false,
    stars: 0,
    light: lit(random, ['morning', 'noon', 'evening'], 0.42, 0.5),
  }),
  bay,
  mooring: bay,
  lake: (random) => ({
    ground: shores(random.between(1, 30), 1_050),
    eye: 12,
    horizon: 0.56,
    near: 4,
    tone: 1,
    far: 18_000,
    haze: 9_000,
    hasWater: true,
    stars: 0,
    light: lit(random, ['grey', 'morning', 'noon'], 0.4, 0.6),
  }),
  dunes: (random) => ({
    ground: sand(random.between(1, 30)),
    eye: 58,
    horizon: 0.34,
    near: 4,
    tone: 1,
    far: 6_000,
    haze: 3_600,
    hasWater: false,
    stars: 0,
    light: lit(random, ['sandy', 'evening'], 0.22, 0.25),
  }),
  forest: (random) => ({
    ground: woods(random.between(1, 30), 190),
    eye: 120,
    horizon: 0.3,
    near: 40,
    tone: 0.42,
    far: 4_000,
    haze: 620,
    hasWater: false,
    stars: 0,
    light: lit(random, ['grey', 'morning'], 0.5, 0.3),
  }),
  stars: (random) => ({
    ground: woods(random.between(1, 30), 30),
    eye: 4,
    horizon: 0.86,
    near: 60,
    tone: 0.22,
    far: 700,
    haze: 1_500,
    hasWater: false,
    stars: 1,
    light: lit(random, ['night'], 0.3, 0.12),
  }),
};

/** A rowing boat with what the water shows of it, for a picture of 1200 × 800 px. */
const BOAT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
<defs><filter id="soft"><feGaussianBlur stdDeviation="3 5"/></filter>
<linearGradient id="hull" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5a4a44"/><stop offset="1" stop-color="#1d2226"/></linearGradient></defs>
<path d="M524 640C560 700 730 702 806 632 720 650 610 652 524 640Z" fill="#10191d" opacity=".5" filter="url(#soft)"/>
<path d="M512 606C556 616 700 618 818 590 812 624 778 646 746 650 676 656 596 656 556 648 534 640 520 624 512 606Z" fill="url(#hull)"/>
<path d="M512 606C556 616 700 618 818 590 800 588 770 590 740 593 660 598 570 602 512 606Z" fill="#151b1f"/>
<path d="M512 606C556 616 700 618 818 590" fill="none" stroke="#d9c3a3" stroke-width="5" stroke-linecap="round"/>
<path d="M520 622C570 633 700 634 808 612M532 637C590 646 690 646 790 630" fill="none" stroke="#0e1316" stroke-opacity=".55" stroke-width="2"/>
<path d="M596 601l36 9M690 597l30 10" stroke="#b79d7d" stroke-width="7"/>
<path d="M818 590C880 640 960 700 1060 742" fill="none" stroke="#1b2226" stroke-opacity=".6" stroke-width="2.5"/>
</svg>`;

const WIDTH = 1_200;
/** Each pixel is seen by two rays across and two upwards. */
const FINER = 2;

/** A landscape without grain, as RGB; the seed determines ground, light and colours. */
export const plain = (kind: Landscape, seed: string, width: number) => {
  const random = new Random(`landscape ${kind} ${seed}`);
  return seen(views[kind](random), random, width);
};

/** A landscape, 1200 px wide, as JPEG. */
export async function landscape(kind: Landscape, seed: string): Promise<Buffer> {
  const { pixels, ...size } = plain(kind, seed, WIDTH * FINER);
  const shown = sharp(pixels, { raw: { ...size, channels: 3 } }).resize(WIDTH);
  const { data, info } = await sharp(await shown.png().toBuffer())
    .composite(kind === 'mooring' ? [{ input: Buffer.from(BOAT) }] : [])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, new Random(`grain ${seed}`));
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** The same in all three colours, as of film. */
function addGrain(pixels: Buffer, random: Random): void {
  for (let at = 0; at < pixels.length; at += 3) {
    const grain = GRAIN * (random.next() + random.next() - 1);
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = Math.max(0, Math.min(255, (pixels[channel] ?? 0) + grain));
  }
}
