import { codedFrame, type FramePixels } from '../kept/frame-codes';
import { PackedFile } from '../kept/packed-file';
import { PartsFile } from '../kept/parts-file';
import {
  type Cover,
  factsOfFrames,
  framesBehindFront,
  frontCover,
  thinFrames,
} from '../series/faces.rules';
import type { ScanFacts } from '../series/facts.rules';
import { packedHead } from '../series/packed.rules';
import type { ReadingTask } from './reading.messages';

type LessFace = Extract<ReadingTask, { kind: 'less-face' }>;

/** Packs a series anew as its author said. @returns false where that is not possible */
export function lessFace({ path, to, answer }: LessFace): Promise<boolean> {
  return PackedFile.using(path, (series) =>
    answer === 'thin' ? thinned(series, to) : covered(series, to),
  );
}

async function thinned(series: PackedFile, to: string): Promise<boolean> {
  const frames = thinFrames(series.facts);
  if (!frames) return false;
  await repack(series, frames, { to, change: () => undefined });
  return true;
}

async function covered(series: PackedFile, to: string): Promise<boolean> {
  const { facts } = series;
  const all = Array.from({ length: facts.frames }, (_, index) => index);
  if (facts.plane === 'coronal') {
    const kept = all.slice(framesBehindFront(facts));
    if (kept.length === 0) return false;
    await repack(series, kept, { to, change: () => undefined });
    return true;
  }
  const { largest, least } = await extremes(series);
  const cover = largest && frontCover(largest, facts);
  if (!cover) return false;
  const by = facts.padding ?? least;
  await repack(series, all, { to, change: (pixels) => paint(pixels, { cover, facts, by }) });
  return true;
}

async function repack(
  series: PackedFile,
  frames: readonly number[],
  { to, change }: { to: string; change: (pixels: FramePixels) => void },
): Promise<void> {
  const facts = factsOfFrames(series.facts, frames);
  const parts = await PartsFile.create(to);
  try {
    for (const index of frames) {
      const pixels = await series.frame(index);
      change(pixels);
      await parts.add(await codedFrame(pixels, facts));
    }
    await parts.end(packedHead(facts, parts.lengths));
  } finally {
    await parts.discard();
  }
}

async function extremes(series: PackedFile) {
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
