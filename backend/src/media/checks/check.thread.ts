import type { TransferListItem } from 'node:worker_threads';
import sharp from 'sharp';
import { serveWork } from '../threads/serve-work';
import { MOST_PLACES } from './places.rules';
import { type Box, wordPlaces } from './word-places.rules';

export interface LookedAt {
  readonly boxes: readonly Box[];
  readonly width: number;
  readonly height: number;
  /**
   * An image of the text in each box, prepared for OCR; empty if there are too many boxes to decide
   * about.
   */
  readonly lines: readonly Uint8Array<ArrayBuffer>[];
}

const MAX_PIXELS = 40_000_000;
/** At this size, text that is legible in the whole image is found. */
const SIDE = 2_000;
/** The letter height that works best for OCR. */
const LINE = 48;
const LARGEST = 4;
const MIDDLE = 128;

sharp.cache(false);
sharp.concurrency(1);

serveWork(
  async (path: string): Promise<LookedAt> => {
    const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const boxes = wordPlaces({ width, height, pixels: data });
    const lines: Uint8Array<ArrayBuffer>[] = [];
    const read = boxes.length > MOST_PLACES ? [] : boxes;
    for (const box of read) lines.push(await lineOf(data, { width, height }, box));
    return { boxes, width, height, lines };
  },
  ({ lines }) => lines.map(({ buffer }): TransferListItem => buffer),
);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box of the image, scaled and inverted to dark on light for OCR. */
async function lineOf(pixels: Uint8Array, size: Size, box: Box): Promise<Uint8Array<ArrayBuffer>> {
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
  const width = Math.min(size.width - left, Math.ceil(box.width));
  const height = Math.min(size.height - top, Math.ceil(box.height));
  const scale = Math.min(LARGEST, LINE / height);
  const cut = sharp(pixels, { raw: { ...size, channels: 1 } }).extract({
    left,
    top,
    width,
    height,
  });
  const { channels } = await cut.clone().stats();
  // Most pixels of a line are background.
  const isDark = (channels[0]?.mean ?? MIDDLE) < MIDDLE;
  const line = isDark ? cut.negate({ alpha: false }) : cut;
  const picture = await line
    .resize({ width: Math.max(1, Math.round(width * scale)), height: Math.round(height * scale) })
    .normalise()
    .extend({ top: 8, bottom: 8, left: 8, right: 8, background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return new Uint8Array(picture);
}
