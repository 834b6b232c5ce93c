import sharp from 'sharp';
import { Random } from '../random';
import { fogAt, grainTile } from './texture';

/** How a drawing is turned into something that looks taken by a machine. Lengths are in the units of the drawing. */
export interface Look {
  monochrome?: boolean;
  /** How far edges are bent by clouds, and how wide those clouds are. */
  warp?: number;
  warpSize?: number;
  /** How strongly the tissue is mottled (0 to 1) and how wide the mottles are. */
  mottle?: number;
  mottleSize?: number;
  /** Strength of the grain, in grey levels. */
  grain?: number;
  contrast?: number;
}

/** A drawing: `body` is soft and is developed, `marks` (calipers, scale, metal) stay crisp on top. */
export interface Drawing {
  width: number;
  height: number;
  defs?: string;
  body: string;
  marks?: string;
  look: Look;
}

interface Plate {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 3;
}

const OUTPUT_WIDTH = 1280;
const QUALITY = 80;

/** JPEG, 1280 px wide. The soft part is drawn at half that width, since it carries no fine edge: four times less work. */
export async function develop(drawing: Drawing, random: Random): Promise<Buffer> {
  const height = Math.round((OUTPUT_WIDTH * drawing.height) / drawing.width);
  const half = await expose(drawing, { width: OUTPUT_WIDTH / 2, height: Math.round(height / 2) });
  const tissue = mottle(warp(half, drawing, random), drawing, random);
  const full = await enlarge(tissue, drawing, { width: OUTPUT_WIDTH, height });
  addGrain(full, drawing.look, random);
  return sharp(full.data, { raw: { width: full.width, height: full.height, channels: full.channels } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

export function svgOf(drawing: Pick<Drawing, 'width' | 'height' | 'defs' | 'body'>, size: { width: number; height: number }): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="none" ` +
      `width="${size.width}" height="${size.height}"><defs>${drawing.defs ?? ''}</defs>${drawing.body}</svg>`,
  );
}

async function expose(drawing: Drawing, size: { width: number; height: number }): Promise<Plate> {
  const channels = drawing.look.monochrome ? 1 : 3;
  const flat = sharp(svgOf(drawing, size)).flatten({ background: '#030404' });
  const { data, info } = await (channels === 1 ? flat.greyscale() : flat).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels };
}

function warp(plate: Plate, drawing: Drawing, random: Random): Plate {
  const { warp: amount = 0, warpSize = 120 } = drawing.look;
  if (amount === 0) return plate;
  const scale = drawing.width / plate.width;
  const reach = (amount / scale) * 1.6;
  const step = (scale / warpSize) * 24;
  const [offsetX, offsetY] = [random.between(0, 256), random.between(0, 256)];
  const data = Buffer.allocUnsafe(plate.data.length);
  const { width, height, channels } = plate;
  for (let y = 0, target = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = clamp(Math.round(x + reach * fogAt(0, x * step + offsetX, y * step + offsetY)), width - 1);
      const fromY = clamp(Math.round(y + reach * fogAt(1, x * step + offsetX, y * step + offsetY)), height - 1);
      const source = (fromY * width + fromX) * channels;
      for (let channel = 0; channel < channels; channel += 1, target += 1) data[target] = plate.data[source + channel] as number;
    }
  }
  return { ...plate, data };
}

/** Brightness varies like tissue does: bright parts more, black stays black. */
function mottle(plate: Plate, drawing: Drawing, random: Random): Plate {
  const { mottle: amount = 0, mottleSize = 60, contrast = 1 } = drawing.look;
  const step = (drawing.width / plate.width / mottleSize) * 12;
  const [offsetX, offsetY] = [random.between(0, 256), random.between(0, 256)];
  const { data, width, height, channels } = plate;
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [along, across] = [(x + 0.31 * y) * step + offsetX, (y - 0.31 * x) * step + offsetY];
      // Two clouds at odds in scale and direction, so that no repetition shows.
      const gain = 1 + amount * (0.7 * fogAt(2, along, across) + 0.6 * fogAt(3, 0.43 * across + 71, 0.43 * along));
      for (let channel = 0; channel < channels; channel += 1, index += 1) {
        data[index] = clamp(128 + ((data[index] as number) * gain - 128) * contrast, 255);
      }
    }
  }
  return plate;
}

async function enlarge(plate: Plate, drawing: Drawing, size: { width: number; height: number }): Promise<Plate> {
  const { width, height, channels } = plate;
  const space = channels === 1 ? 'b-w' : 'srgb';
  const image = sharp(plate.data, { raw: { width, height, channels } }).resize(size.width, size.height, { kernel: 'cubic', fit: 'fill' });
  if (!drawing.marks) return { data: await image.toColourspace(space).raw().toBuffer(), ...size, channels };
  const large = await image.toColourspace(space).raw().toBuffer();
  const marked = sharp(large, { raw: { ...size, channels } }).composite([{ input: svgOf({ ...drawing, body: drawing.marks }, size) }]);
  return { data: await marked.removeAlpha().toColourspace(space).raw().toBuffer(), ...size, channels };
}

function addGrain(plate: Plate, look: Look, random: Random): void {
  const strength = look.grain ?? 0;
  if (strength === 0) return;
  const { side, values } = grainTile();
  const [left, top] = [random.whole(0, side - 1), random.whole(0, side - 1)];
  const { data, width, height, channels } = plate;
  for (let y = 0, index = 0; y < height; y += 1) {
    const row = ((y + top) & (side - 1)) * side;
    for (let x = 0; x < width; x += 1) {
      const level = data[index] as number;
      const push = (values[row + ((x + left) & (side - 1))] as number) * strength * (0.35 + level / 255);
      for (let channel = 0; channel < channels; channel += 1, index += 1) data[index] = clamp((data[index] as number) + push, 255);
    }
  }
}

function clamp(value: number, top: number): number {
  return Math.max(0, Math.min(value, top));
}
