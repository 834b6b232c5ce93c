import { codedFrame } from '../kept/frame-codes';
import { PackedFile } from '../kept/packed-file';
import { PartsFile } from '../kept/parts-file';
import { factsOfFrames } from '../series/faces.rules';
import { lessFaceOf } from '../series/less-face.rules';
import { packedHead } from '../series/packed.rules';
import type { ReadingTask } from './reading.messages';

type Asked = Extract<ReadingTask, { kind: 'less-face' }>;

/** Packs a series anew as its author said. @returns false where that is not possible */
export function lessFace({ path, to, answer }: Asked): Promise<boolean> {
  return PackedFile.using(path, async (series) => {
    const less = await lessFaceOf(series, answer);
    if (!less) return false;
    const facts = factsOfFrames(series.facts, less.frames);
    const parts = await PartsFile.create(to);
    try {
      for (const index of less.frames) {
        const pixels = await series.frame(index);
        less.change(pixels);
        await parts.add(await codedFrame(pixels, facts));
      }
      await parts.end(packedHead(facts, parts.lengths));
    } finally {
      await parts.discard();
    }
    return true;
  });
}
