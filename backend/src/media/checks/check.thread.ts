import type { TransferListItem } from 'node:worker_threads';
import sharp from 'sharp';
import { serveWork } from '../threads/serve-work';
import { type Code, codesIn } from './codes';
import { levelsOf } from './face-levels';
import { type Face, facesIn, QUICK, THOROUGH } from './faces';
import { coloursOf, greysOf } from './greys';
import { MOST_PLACES } from './places.rules';
import { ProcessorBudget } from './processor-budget';
import type { Grey } from './shapes.rules';
import { type Box, insideOf, wordPlaces } from './word-places.rules';

export interface ToLookAt {
  readonly path: string;
  /**
   * Whether colours are looked at where nothing is seen in grey, bars in every direction, and faces
   * in more sizes: too much for each still of a film.
   */
  readonly inColour: boolean;
  readonly asksForFaces: boolean;
}

export interface LookedAt {
  readonly boxes: readonly Box[];
  /** Bar codes and two-dimensional codes. */
  readonly codes: readonly Code[];
  readonly faces: readonly FaceBox[];
  readonly width: number;
  readonly height: number;
  /**
   * An image of the text in each box, prepared for OCR; undefined where words are turned, and for
   * all if there are too many boxes to decide about.
   */
  readonly lines: readonly (Uint8Array<ArrayBuffer> | undefined)[];
}

export type FaceBox = Code & Pick<Face, 'score'>;

/** The letter height that works best for OCR. */
const LINE = 48;
const LARGEST = 4;
const MIDDLE = 128;
/** How much of a box has to lie in another one to be the same place. */
const SAME = 0.6;
/** Colours have more grain than grey, so that a row in them has to be longer. */
const FEWEST_COLOURED = 6;
/** Ten times what a photograph of twelve megapixels takes. */
const FOR_CODES_MS = 12_000;
/** Ten times what the frames of an animation take. */
const FOR_FACES_MS = 12_000;

serveWork(
  async ({ path, inColour, asksForFaces }: ToLookAt): Promise<LookedAt> => {
    const found = new FoundBoxes();
    const budget = new ProcessorBudget(FOR_CODES_MS);
    for await (const grey of greysOf(path)) {
      found.addCodes(await codesIn(grey, budget, inColour ? undefined : []), grey);
      await found.add(wordPlaces(grey), grey);
    }
    if (inColour && found.boxes.length === 0)
      for (const grey of await coloursOf(path))
        await found.add(
          wordPlaces(grey).filter(({ letters }) => letters >= FEWEST_COLOURED),
          grey,
        );
    if (asksForFaces) await lookForFaces(path, inColour, found);
    return found.whole;
  },
  ({ lines }) => lines.flatMap((line): TransferListItem[] => (line ? [line.buffer] : [])),
);

async function lookForFaces(path: string, isThorough: boolean, found: FoundBoxes): Promise<void> {
  const search = isThorough ? THOROUGH : QUICK;
  const budget = new ProcessorBudget(FOR_FACES_MS);
  for await (const levels of levelsOf(path, search))
    found.addFaces(await facesIn(levels, search, budget), levels[0]);
}

/** What was found in one view after the other of the same picture. */
class FoundBoxes {
  readonly boxes: Box[] = [];
  private readonly lines: (Uint8Array<ArrayBuffer> | undefined)[] = [];
  private readonly codes: Code[] = [];
  private readonly faces: FaceBox[] = [];
  private size: Size = { width: 1, height: 1 };

  private get isNothing(): boolean {
    return this.boxes.length + this.codes.length + this.faces.length === 0;
  }

  addCodes(codes: readonly Code[], { width, height }: Grey): void {
    if (this.isNothing) this.size = { width, height };
    for (const code of codes) {
      const scaled = this.scaled(code, { width, height });
      if (!this.codes.some((known) => insideOf(scaled, known) > SAME)) this.codes.push(scaled);
    }
  }

  /** @param level the picture in any size */
  addFaces(faces: readonly Face[], level: Size | undefined): void {
    if (this.isNothing && level) this.size = { width: level.width, height: level.height };
    const { width, height } = this.size;
    const longer = Math.max(width, height);
    for (const { x, y, side, score } of faces) {
      const [left, top] = [Math.max(0, x - side / 2), Math.max(0, y - side / 2)];
      const face = {
        left: left * longer,
        top: top * longer,
        width: (x + side / 2 - left) * longer,
        height: (y + side / 2 - top) * longer,
        score,
      };
      if (!this.faces.some((known) => insideOf(face, known) > SAME)) this.faces.push(face);
    }
  }

  /** Bars and squares of a code may look like print, too: they are one place. */
  async add(boxes: readonly Box[], grey: Grey): Promise<void> {
    const { width, height } = grey;
    if (this.isNothing) this.size = { width, height };
    for (const box of boxes) {
      const scaled = this.scaled(box, grey);
      const known = [...this.boxes, ...this.codes];
      if (known.some((other) => insideOf(scaled, other) > SAME)) continue;
      this.boxes.push(scaled);
      const isRead = !box.isTurned && this.boxes.length <= MOST_PLACES;
      this.lines.push(isRead ? await lineOf(grey.pixels, { width, height }, box) : undefined);
    }
  }

  get whole(): LookedAt {
    const { boxes, codes, faces, lines, size } = this;
    return { boxes, codes, faces, lines: boxes.length > MOST_PLACES ? [] : lines, ...size };
  }

  private scaled<Part extends Code>(box: Part, { width }: Size): Part {
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
