import type { TransferListItem } from 'node:worker_threads';
import sharp from 'sharp';
import { serveWork } from '../threads/serve-work';
import { coloursOf, greysOf } from './greys';
import { MOST_PLACES } from './places.rules';
import type { Grey } from './shapes.rules';
import { type Box, insideOf, wordPlaces } from './word-places.rules';

export interface ToLookAt {
  readonly path: string;
  /** Whether colours are looked at where nothing is seen in grey. */
  readonly inColour: boolean;
}

export interface LookedAt {
  readonly boxes: readonly Box[];
  readonly width: number;
  readonly height: number;
  /**
   * An image of the text in each box, prepared for OCR; undefined where words are turned, and for
   * all if there are too many boxes to decide about.
   */
  readonly lines: readonly (Uint8Array<ArrayBuffer> | undefined)[];
}

/** The letter height that works best for OCR. */
const LINE = 48;
const LARGEST = 4;
const MIDDLE = 128;
/** How much of a box has to lie in another one to be the same place. */
const SAME = 0.6;
/** Colours have more grain than grey, so that a row in them has to be longer. */
const FEWEST_COLOURED = 6;

serveWork(
  async ({ path, inColour }: ToLookAt): Promise<LookedAt> => {
    const found = new FoundBoxes();
    for await (const grey of greysOf(path)) await found.add(wordPlaces(grey), grey);
    if (inColour && found.boxes.length === 0)
      for (const grey of await coloursOf(path))
        await found.add(
          wordPlaces(grey).filter(({ letters }) => letters >= FEWEST_COLOURED),
          grey,
        );
    return found.whole;
  },
  ({ lines }) => lines.flatMap((line): TransferListItem[] => (line ? [line.buffer] : [])),
);

/** What was found in one view after the other of the same picture. */
class FoundBoxes {
  readonly boxes: Box[] = [];
  private readonly lines: (Uint8Array<ArrayBuffer> | undefined)[] = [];
  private size: Size = { width: 1, height: 1 };

  async add(boxes: readonly Box[], grey: Grey): Promise<void> {
    const { width, height } = grey;
    if (this.boxes.length === 0) this.size = { width, height };
    for (const box of boxes) {
      const scaled = this.scaled(box, grey);
      if (this.boxes.some((known) => insideOf(scaled, known) > SAME)) continue;
      this.boxes.push(scaled);
      const isRead = !box.isTurned && this.boxes.length <= MOST_PLACES;
      this.lines.push(isRead ? await lineOf(grey.pixels, { width, height }, box) : undefined);
    }
  }

  get whole(): LookedAt {
    const { boxes, lines, size } = this;
    return { boxes, lines: boxes.length > MOST_PLACES ? [] : lines, ...size };
  }

  private scaled(box: Box, { width }: Size): Box {
    const by = this.size.width / width;
    if (by === 1) return box;
    return {
      ...box,
      left: box.left * by,
      top: box.top * by,
      width: box.width * by,
      height: box.height * by,
    };
  }
}

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
