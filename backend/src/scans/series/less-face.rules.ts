import {
  type Cover,
  type FaceAnswer,
  framesBehindFront,
  frontCover,
  thinFrames,
} from './faces.rules';
import type { ScanFacts } from './facts.rules';

/** Grey frames are stored values, coloured ones red, green and blue in turn. */
export type FramePixels = Int16Array | Uint8Array;

/** A packed series of which one frame at a time is in memory. */
export interface FrameByFrame {
  readonly facts: ScanFacts;
  /** @param n from 0 */
  frame(n: number): Promise<FramePixels>;
}

/** What is left of a series. */
export interface LessFace {
  readonly frames: readonly number[];
  /** Paints over what is covered, in place. */
  change(pixels: FramePixels): void;
}

const unchanged = () => undefined;

/** Which frames are sent, and what is covered in them. @returns undefined where that is not possible */
export async function lessFaceOf(
  series: FrameByFrame,
  answer: Extract<FaceAnswer, 'thin' | 'cover'>,
): Promise<LessFace | undefined> {
  const { facts } = series;
  if (answer === 'thin') {
    const thin = thinFrames(facts);
    return thin && { frames: thin, change: unchanged };
  }
  const frames = Array.from({ length: facts.frames }, (_, index) => index);
  if (facts.plane === 'coronal') {
    const kept = frames.slice(framesBehindFront(facts));
    return kept.length > 0 ? { frames: kept, change: unchanged } : undefined;
  }
  const { largest, least } = await extremes(series);
  const cover = largest && frontCover(largest, facts);
  if (!cover) return undefined;
  const by = facts.padding ?? least;
  return { frames, change: (pixels) => paint(pixels, { cover, facts, by }) };
}

async function extremes(series: FrameByFrame) {
  let largest: Int16Array | undefined;
  let least = 0;
  for (let index = 0; index < series.facts.frames; index++) {
    const pixels = await series.frame(index);
    if (!(pixels instanceof Int16Array)) return { largest: undefined, least };
    largest ??= Int16Array.from(pixels);
    for (const [at, value] of pixels.entries()) {
      if (value > (largest[at] ?? value)) largest[at] = value;
      if (value < least) least = value;
    }
  }
  return { largest, least };
}

function paint(
  pixels: FramePixels,
  { cover, facts, by }: { cover: Cover; facts: ScanFacts; by: number },
): void {
  for (let row = cover.top; row < cover.top + cover.height; row++) {
    const from = row * facts.columns + cover.left;
    pixels.fill(by, from, from + cover.width);
  }
}
