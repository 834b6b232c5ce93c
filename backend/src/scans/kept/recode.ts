import type { Look } from '../../media/checks/file-check.entity';
import type { Mask } from '../../media/masks.rules';
import type { ScanFacts } from '../series/facts.rules';
import { packedHead } from '../series/packed.rules';
import { cover, coveredPixels } from './covered-values';
import { Drawing, sentWindow, usualWindow } from './draw';
import { channelsOf, codedFrame, type FramePixels } from './frame-codes';
import { Extremes, framesToLookAt } from './looks.rules';
import type { PackedFile } from './packed-file';
import { PartsFile } from './parts-file';
import { picturesHead } from './pictures.rules';

export interface Recoded {
  readonly facts: ScanFacts;
  readonly bytes: number;
}

/** Decodes every frame and codes it anew: nothing of the file but its pixels and facts passes. */
export async function recode(
  series: PackedFile,
  to: string,
  each: (frame: FramePixels, n: number) => Promise<void> | void,
): Promise<Recoded> {
  const { facts } = series;
  const frames = await PartsFile.create(to);
  try {
    for (let n = 0; n < facts.frames; n++) {
      const frame = await series.frame(n);
      await each(frame, n);
      await frames.add(await codedFrame(frame, facts));
    }
    return { facts, bytes: await frames.end(packedHead(facts, frames.lengths)) };
  } finally {
    await frames.discard();
  }
}

/** The same with the masks over all frames. */
export async function recodeCovered(
  series: PackedFile,
  to: string,
  masks: readonly Mask[],
): Promise<Recoded> {
  const { facts } = series;
  const covered = await coveredPixels(masks, facts);
  const by = facts.padding ?? (await leastValue(series));
  return recode(series, to, (frame) => {
    if (covered) cover(frame, { covered, by, channels: channelsOf(facts) });
  });
}

/** Black, for colours. */
async function leastValue(series: PackedFile): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < series.facts.frames; n++) {
    const frame = await series.frame(n);
    if (!(frame instanceof Int16Array)) return 0;
    for (const value of frame) if (value < least) least = value;
  }
  return least;
}

/** Codes a series anew, and draws what a check looks at beside it. */
export async function recodeWithLooks(
  series: PackedFile,
  { to, looksTo }: { to: string; looksTo: string },
): Promise<Recoded & { readonly looks: readonly Look[] }> {
  const { facts } = series;
  const drawing = new Drawing(facts, await sentWindow(series));
  const wanted = new Set(framesToLookAt(facts));
  const extremes = new Extremes(facts.padding);
  const pictures = await PartsFile.create(looksTo);
  const looks: Look[] = [];
  const look = async (seen: Look, pixels: Uint8Array) => {
    looks.push(seen);
    await pictures.add(await drawing.png(pixels));
  };
  try {
    const recoded = await recode(series, to, async (frame, n) => {
      if (wanted.has(n)) await look({ kind: 'frame', frame: n }, drawing.pixels(frame));
      if (frame instanceof Int16Array) extremes.add(frame);
    });
    if (facts.photometric !== 'colour' && facts.frames > 1)
      for (const { kind, pixels } of seenInAll(extremes, facts))
        await look({ kind, frame: Math.floor(facts.frames / 2) }, pixels);
    await pictures.end(picturesHead(pictures.lengths));
    return { ...recoded, looks };
  } finally {
    await pictures.discard();
  }
}

/** In a window as wide as what is seen, where print is seen whatever its grey. */
function seenInAll(extremes: Extremes, facts: ScanFacts) {
  const { least, most } = extremes.ofPixels;
  const wide = new Drawing(facts, usualWindow([least, most], facts));
  return [
    { kind: 'least', pixels: wide.pixels(least) },
    { kind: 'most', pixels: wide.pixels(most) },
    { kind: 'constant', pixels: extremes.constant },
  ] as const;
}
