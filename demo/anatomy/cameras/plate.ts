import sharp from 'sharp';
import { svgOf } from '../../art/film';
import type { Random } from '../../random';

/** One value for each pixel, or three of a picture in colour. */
export interface Plate {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly isColoured?: boolean;
}

export interface Finish {
  /** Values shown as black and as white. */
  readonly black: number;
  readonly white: number;
  /** Darkens (above 1) or lightens the middle. */
  readonly gamma?: number;
  /** What the device adds: a reading goes without it. */
  readonly grain?: (plate: Plate, random: Random) => Plate;
  /** Letters and scale, as SVG in pixels of the finished picture. */
  readonly marks?: (width: number, height: number) => string;
}

export const WIDTH = 1200;
const QUALITY = 82;
const { exp, max, min, round } = Math;

/** A JPEG without anything beside its pixels, grey unless the plate is coloured. */
export async function finished(plate: Plate, finish: Finish, random: Random): Promise<Buffer> {
  const { width, height, isColoured = false } = plate;
  const height1200 = round((WIDTH * height) / width);
  const grey = toned(finish.grain?.(plate, random) ?? plate, finish);
  const channels = isColoured ? 3 : 1;
  const large = sharp(grey, { raw: { width, height, channels } }).resize(WIDTH, height1200, {
    kernel: 'lanczos3',
    fit: 'fill',
  });
  const size = { width: WIDTH, height: height1200 };
  const body = finish.marks?.(WIDTH, height1200) ?? '';
  const pixels = await large.toColourspace('srgb').png().toBuffer();
  return sharp(pixels)
    .composite([{ input: svgOf({ ...size, body }, size) }])
    .toColourspace(isColoured ? 'srgb' : 'b-w')
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

function toned({ data }: Plate, { black, white, gamma = 1 }: Finish): Uint8Array {
  const grey = new Uint8Array(data.length);
  for (let index = 0; index < grey.length; index += 1) {
    const share = max(0, min(1, ((data[index] as number) - black) / (white - black)));
    grey[index] = round(255 * (gamma === 1 ? share : share ** gamma));
  }
  return grey;
}

/** The grain of a film: noise of this strength, in the values of the plate. */
export const filmGrain =
  (strength: number) =>
  (plate: Plate, random: Random): Plate => {
    const noise = blurred(noiseLike(plate, random), 0.6).data;
    const data = plate.data.map(
      (value, index) => value + strength * 3.2 * (noise[index] as number),
    );
    return { ...plate, data };
  };

/** Nearly normal noise, with a standard deviation of a half. */
export function noiseLike({ width, height }: Plate, random: Random): Plate {
  const data = new Float32Array(width * height);
  for (let index = 0; index < data.length; index += 1)
    data[index] = random.next() + random.next() + random.next() - 1.5;
  return { data, width, height };
}

/** A Gaussian blur of this radius in pixels. */
export function blurred({ data, width, height }: Plate, radius: number): Plate {
  const reach = max(1, Math.ceil(radius * 2.5));
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    exp(-((index - reach) ** 2) / (2 * radius * radius)),
  );
  const sum = kernel.reduce((total, weight) => total + weight, 0);
  const weights = Float32Array.from(kernel, (weight) => weight / sum);
  const once = new Float32Array(data.length);
  const twice = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let total = 0;
      for (let k = -reach; k <= reach; k += 1)
        total +=
          (data[y * width + max(0, min(width - 1, x + k))] as number) *
          (weights[k + reach] as number);
      once[y * width + x] = total;
    }
  for (let y = 0; y < height; y += 1)
    for (let k = -reach; k <= reach; k += 1) {
      const from = max(0, min(height - 1, y + k)) * width;
      const weight = weights[k + reach] as number;
      for (let x = 0; x < width; x += 1)
        twice[y * width + x] =
          (twice[y * width + x] as number) + (once[from + x] as number) * weight;
    }
  return { data: twice, width, height };
}

/** Edges made clearer, as every digital film is before it is shown. */
export function sharpened(plate: Plate, radius: number, strength: number): Plate {
  const soft = blurred(plate, radius).data;
  const data = plate.data.map(
    (value, index) => value + strength * (value - (soft[index] as number)),
  );
  return { ...plate, data };
}
