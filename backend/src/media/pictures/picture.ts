import { rm } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { isFull } from '../../platform/storage/full-disk';
import type { FileTypeName } from '../file-type.rules';
import { type Mask, masksSvg } from '../masks.rules';
import type { UploadRule } from '../upload.rules';
import { bmpSides, readBmp } from './bmp';
import { dominantColor } from './dominant-color';
import { Gate } from './gate';
import { readHeic } from './heic';
import { UnusablePicture } from './unusable-picture';

export { UnusablePicture } from './unusable-picture';

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
/** A BMP is decoded into memory as a whole. */
const MAX_BMP_PIXELS = 16_000_000;
const MAX_FRAMES = 200;
const JPEG_QUALITY = 88;
/** For lists; viewers open the full image to see details. */
export const SMALL_WEBP = { quality: 68, effort: 5 } as const;

sharp.cache(false);
sharp.concurrency(1);
const gate = new Gate(2);

interface Source {
  readonly path: string;
  readonly type: FileTypeName;
  readonly masks?: readonly Mask[];
}

export interface MadePicture {
  readonly extension: 'jpg' | 'png' | 'gif';
  readonly mime: 'image/jpeg' | 'image/png' | 'image/gif';
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the image has loaded. */
  readonly dominantColor: string;
}

/**
 * Re-encodes an image: upright, in sRGB, at most the wanted size, and without any metadata: camera,
 * location, comments, profiles, trailing bytes. Masked areas become black: none of their pixels are
 * kept.
 * @throws UnusablePicture
 */
export async function redraw(
  source: Source,
  target: string,
  wanted: UploadRule['picture'],
): Promise<MadePicture> {
  return gate.pass(async () => {
    try {
      const { masks = [] } = source;
      const isMasked = masks.length > 0;
      const format = formatFor(source.type, isMasked ? { ...wanted, animated: false } : wanted);
      const picture = await open(source, format === 'gif');
      const upright = picture
        .autoOrient()
        .toColourspace('srgb')
        .resize({ ...within(wanted.maxSide), withoutEnlargement: true });
      const info = await encode(isMasked ? await masked(upright, masks) : upright, format).toFile(
        target,
      );
      const height = info.pageHeight ?? info.height;
      return {
        ...kinds[format],
        width: info.width,
        height,
        dominantColor: await dominantColor(target),
      };
    } catch (error) {
      await rm(target, { force: true });
      // A decoder's message may repeat what stands in the file.
      throw error instanceof UnusablePicture || isFull(error)
        ? error
        : new UnusablePicture('damaged');
    }
  });
}

/** Decoded completely before the masks are applied, since they refer to the resulting size. */
async function masked(picture: Sharp, masks: readonly Mask[]): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const cover = Buffer.from(masksSvg(masks, width, height));
  return sharp(data, { raw: { width, height, channels } }).composite([{ input: cover }]);
}

/** A smaller WebP of an image that was already re-encoded. */
export async function shrink(
  source: string,
  target: string,
  side: number,
): Promise<{ width: number; height: number }> {
  return gate.pass(async () => {
    const small = sharp(source, { limitInputPixels: MAX_PIXELS }).resize({
      ...within(side),
      withoutEnlargement: true,
    });
    const { width, height } = await small.webp(SMALL_WEBP).toFile(target);
    return { width, height };
  });
}

/** For images created by us. */
export async function sidesOf(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

const kinds = {
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  gif: { extension: 'gif', mime: 'image/gif' },
} as const;

type Format = keyof typeof kinds;

function formatFor(type: FileTypeName, wanted: UploadRule['picture']): Format {
  if (wanted.format === 'jpeg') return 'jpeg';
  if (type === 'gif') return wanted.animated ? 'gif' : 'png';
  return type === 'png' ? 'png' : 'jpeg';
}

function within(side: number) {
  return { width: side, height: side, fit: 'inside' as const };
}

async function open(source: Pick<Source, 'path' | 'type'>, animated: boolean): Promise<Sharp> {
  if (source.type === 'bmp') {
    const sides = await bmpSides(source.path);
    checkSides(sides, MAX_BMP_PIXELS);
    const { pixels, width, height } = await readBmp(source.path);
    return sharp(pixels, { raw: { width, height, channels: 3 } });
  }
  if (source.type === 'heic') {
    const picture = await readHeic(source.path, MAX_PIXELS);
    if (picture === 'too-many-pixels') throw new UnusablePicture(picture);
    const { pixels, width, height } = picture;
    checkSides({ width, height }, MAX_PIXELS);
    return sharp(pixels, { raw: { width, height, channels: 4 } });
  }
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated } as const;
  checkHeader(await sharp(source.path, { ...options, limitInputPixels: false }).metadata());
  return sharp(source.path, options);
}

function checkHeader(header: Metadata): void {
  checkSides({ width: header.width, height: header.pageHeight ?? header.height }, MAX_PIXELS);
  if ((header.pages ?? 1) > MAX_FRAMES) throw new UnusablePicture('too-many-frames');
}

function checkSides({ width, height }: { width: number; height: number }, most: number): void {
  if (width < 1 || height < 1) throw new UnusablePicture('damaged');
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > most)
    throw new UnusablePicture('too-many-pixels');
}

function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'png') return picture.png();
  if (format === 'gif') return picture.gif();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY });
}
