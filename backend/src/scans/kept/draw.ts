import sharp from 'sharp';
import type { ScanFacts } from '../series/facts.rules';
import { windowOver } from '../series/scale.rules';
import { channelsOf, type FramePixels } from './frame-codes';
import type { PackedFile } from './packed-file';
import { PartsFile } from './parts-file';
import { pictureSize } from './picture-size.rules';
import { picturesHead } from './pictures.rules';
import { drawnIn, type GreyWindow, greysOf, toldWindow } from './windows.rules';

const WEBP = { quality: 60, effort: 2 } as const;
const FRAMES_FOR_WINDOW = [-1, 0, 1];
const WHOLE_RANGE: GreyWindow = [0, 2 ** 16];

/** Draws frames in one window. */
export class Drawing {
  private readonly greys: Uint8Array;

  constructor(
    private readonly facts: ScanFacts,
    readonly window: GreyWindow,
  ) {
    this.greys = greysOf(facts, window);
  }

  /** Eight bits for each channel. */
  pixels(frame: FramePixels): Uint8Array {
    return frame instanceof Int16Array ? drawnIn(this.greys, frame) : frame;
  }

  webp(frame: FramePixels): Promise<Buffer> {
    return sharp(this.pixels(frame), { raw: this.raw })
      .resize({ ...pictureSize(this.facts), fit: 'fill' })
      .webp(WEBP)
      .toBuffer();
  }

  /** As large as the pixels, for a check: nothing of it may be lost. */
  png(pixels: Uint8Array): Promise<Buffer> {
    return sharp(pixels, { raw: this.raw }).png({ compressionLevel: 3 }).toBuffer();
  }

  private get raw() {
    const { columns: width, rows: height } = this.facts;
    return { width, height, channels: channelsOf(this.facts) } as const;
  }
}

/** The window of a series as it was sent, else one that suits its middle. */
export async function sentWindow(series: PackedFile): Promise<GreyWindow> {
  const { facts } = series;
  if (facts.photometric === 'colour') return WHOLE_RANGE;
  const told = toldWindow(facts);
  if (told) return told;
  const middle = Math.floor(facts.frames / 2);
  const wanted = FRAMES_FOR_WINDOW.map((by) => middle + by);
  const frames: Int16Array[] = [];
  for (const n of wanted.filter((at) => at >= 0 && at < facts.frames)) {
    const frame = await series.frame(n);
    if (frame instanceof Int16Array) frames.push(frame);
  }
  return usualWindow(frames, facts);
}

/** The window for frames whose header names none. */
export const usualWindow = (frames: readonly Int16Array[], facts: ScanFacts): GreyWindow =>
  windowOver(frames, facts) ?? WHOLE_RANGE;

/** Draws every frame into a file of pictures. @returns its bytes */
export async function drawAll(series: PackedFile, window: GreyWindow, to: string): Promise<number> {
  const drawing = new Drawing(series.facts, window);
  const pictures = await PartsFile.create(to);
  try {
    for (let n = 0; n < series.facts.frames; n++)
      await pictures.add(await drawing.webp(await series.frame(n)));
    return await pictures.end(picturesHead(pictures.lengths));
  } finally {
    await pictures.discard();
  }
}
