import sharp from 'sharp';
import type { Random } from '../random';
import { fogOf, grainTile, sample } from './texture';

/**
 * How a drawing is made to look like a recording of a device. Lengths are in the units of the
 * drawing.
 */
export interface Look {
  monochrome?: boolean;
  /** The blur radius of the soft part. */
  soft?: number;
  /** How far noise displaces edges, and the size of that noise. */
  warp?: number;
  warpSize?: number;
  /** The strength (0 to 1) and size of brightness variations in tissue. */
  mottle?: number;
  mottleSize?: number;
  /** Strength of the grain, in grey levels. */
  grain?: number;
  contrast?: number;
}

/**
 * A drawing: `body` is soft and is processed, `marks` (calipers, scale, metal) stay crisp on top.
 */
export interface Drawing {
  width: number;
  height: number;
  defs?: string;
  body: string;
  marks?: string;
  look: Look;
}

interface Size {
  width: number;
  height: number;
}

interface Plate extends Size {
  /** Clamped: values that are too bright become white, too dark ones black. */
  data: Uint8ClampedArray;
  channels: 1 | 3;
}

const OUTPUT_WIDTH = 1200;
const QUALITY = 80;
/** In loops over pixels a module constant is much faster than a global look-up. */
const { min, round } = Math;

/**
 * JPEG, 1200 px wide. The soft part is rendered at half the width, since it has no fine edges: a
 * quarter of the work.
 */
export async function develop(drawing: Drawing, random: Random): Promise<Buffer> {
  const height = round((OUTPUT_WIDTH * drawing.height) / drawing.width);
  const half = await expose(drawing, { width: OUTPUT_WIDTH / 2, height: round(height / 2) });
  const tissue = mottle(warp(half, drawing, random), drawing, random);
  const full = await enlarge(tissue, drawing, { width: OUTPUT_WIDTH, height });
  addGrain(full, drawing.look, random);
  return imageOf(full).jpeg({ quality: QUALITY }).toBuffer();
}

export function svgOf(
  drawing: Pick<Drawing, 'width' | 'height' | 'defs' | 'body'>,
  size: Size,
): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="none" ` +
      `width="${size.width}" height="${size.height}"><defs>${drawing.defs ?? ''}</defs>${drawing.body}</svg>`,
  );
}

async function expose(drawing: Drawing, size: Size): Promise<Plate> {
  const channels = drawing.look.monochrome ? 1 : 3;
  const flat = sharp(svgOf(drawing, size)).flatten({ background: '#030404' });
  const { soft = 0 } = drawing.look;
  const blurred = soft === 0 ? flat : flat.blur((soft * size.width) / drawing.width);
  return plateOf(await inSpace(blurred, channels).raw().toBuffer(), size, channels);
}

function warp(plate: Plate, drawing: Drawing, random: Random): Plate {
  const { warp: amount = 0, warpSize = 120 } = drawing.look;
  if (amount === 0) return plate;
  const scale = drawing.width / plate.width;
  const reach = (amount / scale) * 1.6;
  const step = (scale / warpSize) * 24;
  const [left, top] = [random.between(0, 256), random.between(0, 256)];
  const [sideways, upwards] = [fogOf(0), fogOf(1)];
  const { width, height, channels } = plate;
  const data = new Uint8ClampedArray(plate.data.length);
  for (let y = 0, target = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = within(
        round(x + reach * sample(sideways, x * step + left, y * step + top)),
        width - 1,
      );
      const fromY = within(
        round(y + reach * sample(upwards, x * step + left, y * step + top)),
        height - 1,
      );
      const source = (fromY * width + fromX) * channels;
      for (let channel = 0; channel < channels; channel += 1, target += 1)
        data[target] = plate.data[source + channel] as number;
    }
  }
  return { ...plate, data };
}

/** Varies the brightness like tissue: more in bright parts, while black stays black. */
function mottle(plate: Plate, drawing: Drawing, random: Random): Plate {
  const { mottle: amount = 0, mottleSize = 60, contrast = 1 } = drawing.look;
  const step = (drawing.width / plate.width / mottleSize) * 12;
  const [left, top] = [random.between(0, 256), random.between(0, 256)];
  const [coarse, fine] = [fogOf(2), fogOf(3)];
  const { data, width, height, channels } = plate;
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const along = (x + 0.31 * y) * step + left;
      const across = (y - 0.31 * x) * step + top;
      // Two noise maps with different scales and directions, so that no repetition is visible.
      const gain =
        1 +
        amount *
          (0.7 * sample(coarse, along, across) +
            0.6 * sample(fine, 0.43 * across + 71, 0.43 * along));
      for (let channel = 0; channel < channels; channel += 1, index += 1) {
        data[index] = 128 + ((data[index] as number) * gain - 128) * contrast;
      }
    }
  }
  return plate;
}

async function enlarge(plate: Plate, drawing: Drawing, size: Size): Promise<Plate> {
  const { channels } = plate;
  const large = imageOf(plate).resize(size.width, size.height, { kernel: 'cubic', fit: 'fill' });
  const pixels = await inSpace(large, channels).raw().toBuffer();
  if (!drawing.marks) return plateOf(pixels, size, channels);
  const marks = svgOf({ ...drawing, body: drawing.marks }, size);
  const marked = sharp(pixels, { raw: { ...size, channels } })
    .composite([{ input: marks }])
    .removeAlpha();
  return plateOf(await inSpace(marked, channels).raw().toBuffer(), size, channels);
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
      const push =
        (values[row + ((x + left) & (side - 1))] as number) *
        strength *
        (0.35 + (data[index] as number) / 255);
      for (let channel = 0; channel < channels; channel += 1, index += 1)
        data[index] = (data[index] as number) + push;
    }
  }
}

function imageOf({ data, width, height, channels }: Plate): sharp.Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

function plateOf(pixels: Buffer, size: Size, channels: 1 | 3): Plate {
  return {
    data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length),
    width: size.width,
    height: size.height,
    channels,
  };
}

function inSpace(image: sharp.Sharp, channels: 1 | 3): sharp.Sharp {
  return image.toColourspace(channels === 1 ? 'b-w' : 'srgb');
}

function within(value: number, top: number): number {
  return value < 0 ? 0 : min(value, top);
}
